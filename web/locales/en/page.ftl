### The frame of all screens.

page-skip = Skip to content
page-home = Home page
page-navigation = Orbis
page-learn = Learn
page-rules = Rules
page-tiles = Tiles
page-language = Language
page-settings = Settings
page-close = Close
page-menu = Menu
page-missing = There’s nothing at this address.
page-not-loaded = This couldn’t be loaded. Is the server running?
page-reload = Try again
page-rule = Rule { $rule }

settings-theme = Appearance
settings-theme-system = Match device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-system = Match device
settings-motion-full = On
settings-motion-none = Off
settings-confirm = Confirm each turn
settings-score = Show points during the game
settings-speed = Speed of other players’ turns
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-volume = Volume
settings-muted = Mute sounds
settings-haptics = Vibrate
settings-shortcuts = Single-letter keyboard shortcuts
settings-notify = Notify me when it’s my turn

pile-says = Gaps in the display are filled from here: level 1 first, then 2, then 3.
error-page-unreachable = Can’t reach the server. Check your connection; nothing is lost.
error-local-missing = This game isn’t in this browser. It may have been played in another one, or the browser’s data was cleared.
error-local-damaged = This game is saved in this browser, but it can’t be read. It was left untouched.
error-local-no-engine = Games without a server need WebAssembly, and this browser doesn’t offer it.
error-local-storage = The browser couldn’t save the game; its storage may be full or turned off. Your last turn wasn’t played.
error-local-bot = The bot couldn’t play. The game is saved: reload the page to go on.
error-local-analysis = The analysis failed. Please try again.
error-page-no-server = This copy of Orbis has no server. Open online tables on the server that hosts them.
error-page-failed = Something went wrong on this page. Reload it; nothing is lost.
