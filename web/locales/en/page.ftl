### The frame of all screens.

page-skip = Skip to the content
page-home = To the front page
page-navigation = Orbis
page-learn = Learn
page-rules = Rules
page-tiles = Tiles
page-language = Language
page-settings = Settings
page-close = Close
page-missing = There is nothing at this address.
page-not-loaded = This could not be loaded. Is the server running?
page-reload = Try again
page-rule = Rule { $rule }

settings-theme = Light or dark
settings-theme-system = Like the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-system = Like the device
settings-motion-full = On
settings-motion-none = Off
settings-confirm = Confirm each turn
settings-score = Show points during the game
settings-sound = Sound when it is my turn
settings-shortcuts = Single-letter keyboard shortcuts
settings-notify = Notification when it is my turn

pile-says = When a place in the display gets empty, the next tile comes from here: level 1 first, then 2, then 3.
error-page-unreachable = The server cannot be reached. Check your connection; nothing is lost.
error-page-failed = Something went wrong in this page. Load it again; nothing is lost.
