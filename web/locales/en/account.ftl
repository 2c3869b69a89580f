### The account: passkeys, recovery codes, devices, and its end.

account-title = Your account
account-lead = With an account you can play as yourself on any device. Without one, everything works just the same, but only in this browser.
account-no-server = This copy of Orbis has no server, so there are no accounts. Your games are kept in this browser.
account-since = Account since { $date }
account-renamed = Saved.
account-name-says = Others see this name at tables. Seats you have taken keep the name they have.

## From guest to account

account-create-title = Create an account
account-keep-title = Keep { $name } for good
account-point-anywhere = Sign in on any device and never lose your name, seats, or games.
account-point-games = Everything you have as a guest stays yours.
account-point-private = No password, no email. You can delete it at any time.
account-passkey-is = A passkey is kept by your device or password manager. You confirm it the way you unlock your screen; fingerprints and faces never leave your device.
account-create = Create a passkey

## Signing in

account-sign-in-title = Already have an account?
account-sign-in-says = Your device shows the passkeys it has for this server. You don’t need to type a name.
account-sign-in = Sign in with a passkey
account-signed-in = Signed in. Welcome back, { $name }!
account-recover-title = Use a recovery code instead
account-recover-says = Each code works once. Spaces, hyphens, and capitals don’t matter.
account-recover = Sign in
account-code = Recovery code
account-other-guest = This device plays as { $name }. If you continue, it plays as { $other }, and the games of { $name } can no longer be reached from here unless { $name } has an account, too.
account-stay = Stay { $name }

## Passkeys

account-passkeys = Passkeys
account-passkey = Passkey { $number }
account-passkey-made = Created { $date }.
account-passkey-used = Last used { $date }.
account-passkey-unused = Not used to sign in yet.
account-passkey-add = Add a passkey
account-passkey-add-says = One for each device is a good idea, unless your password manager shares them. Your phone can sign in other devices as well.
account-passkey-remove = Remove { $name }
account-passkeys-none = You have no passkeys. Only recovery codes sign you in.
account-remove-title = Remove { $name }?
account-remove-says = It will no longer sign you in here. Devices that are signed in stay signed in.
account-remove-last = This is your last passkey. After that you can only sign in with { $count ->
    [one] your last recovery code.
   *[other] one of your { $count } recovery codes.
}
account-remove-device = Your device doesn’t know about this: delete the passkey in its settings, too.
account-remove-stays = This is your last passkey and you have no recovery codes left: without it you couldn’t sign in any more. Create new codes or add another passkey first.
account-remove-go = Remove the passkey

## Recovery codes

account-codes = Recovery codes
account-codes-says = They sign you in if you lose your passkeys. Keep them somewhere safe.
account-codes-left = { $count ->
    [0] You have no codes left.
    [one] { $count } code is left.
   *[other] { $count } codes are left.
}
account-codes-new = Create new codes
account-codes-replace = { $count ->
    [one] The code you have now will stop working.
   *[other] The { $count } codes you have now will stop working.
}
account-codes-title = Save your recovery codes
account-codes-keep = If you lose your passkeys, each of these codes signs you in once. They are shown only now: save or print them before you go on.
account-codes-file = Recovery codes for Orbis at { $address }. Each works once.
account-codes-copy = Copy
account-codes-copied = Copied
account-codes-save = Save as a file
account-codes-done = I’ve saved them

## Devices

account-devices = Devices
account-devices-count = { $count ->
    [one] Only this device is signed in.
   *[other] { $count } devices are signed in, including this one.
}
account-programs-count = { $count ->
    [one] { $count } program has a token to play as you.
   *[other] { $count } programs have tokens to play as you.
}
account-devices-more = Add a device, or sign out the others
account-sign-out = Sign out here
account-signed-out = Signed out.
account-no-return = You have neither a passkey nor a recovery code, so you couldn’t sign in again.

## The end

account-delete-title = Delete your account
account-delete-says = Your name disappears; the games you’ve played stay with the people you played with.
account-delete = Delete account
account-delete-question = Delete your account?
account-delete-goes = Your name, passkeys, recovery codes, and chat messages are deleted, and all your devices and programs are signed out.
account-delete-games = Your games with others can still be replayed. Where your name was, it says “Deleted player.”
account-delete-running = Unfinished games with others count as resigned, and a bot plays on for you. All others are discarded.
account-delete-local = Games played in this browser without the server stay here.
account-delete-sure = I understand that this can’t be undone.
account-delete-go = Delete for good
account-deleted = Your account has been deleted.

## Where there are no passkeys

account-no-passkeys-address = Passkeys need another address
account-no-passkeys-insecure = Passkeys need a secure connection
account-no-passkeys-unsupported = This browser has no passkeys
account-obstacle-address = Browsers don’t allow passkeys at { $here }. At { $there }, the same server, they work.
account-obstacle-number = Browsers don’t allow passkeys at a numeric address such as { $here }. Ask whoever runs this server for an address with a name. Until then you can play as a guest and use a link for other devices.
account-obstacle-insecure = This page was loaded over an unencrypted connection. Open it with https://, or ask whoever runs this server. Until then you can play as a guest and use a link for other devices.
account-obstacle-unsupported = Update it, or use another one. Until then you can play as a guest, and use a link or a recovery code for other devices.
account-go-there = Continue at { $there }
account-go-there-says = { $name } comes along, with all seats and online games. Games kept in this browser stay at { $here }.

## What went wrong

error-account-none = You have no account yet.
error-passkey-address = Passkeys don’t work at this address.
error-passkey-cancelled = Cancelled, or it took too long. Nothing has changed.
error-passkey-copied = This passkey seems to have been copied, so it was refused. Use another passkey or a recovery code, then remove this one.
error-passkey-expired = That took too long. Please try again.
error-passkey-failed = The passkey didn’t work. Please try again, or use another one.
error-passkey-here = This device already has a passkey for your account.
error-passkey-known = This passkey already belongs to an account.
error-passkey-last = Nothing else would sign you in. Create recovery codes or add another passkey first.
error-passkey-refused = This passkey isn’t known here. It may have been removed, or it’s for another account that was deleted.
error-passkey-too-many = An account can have { $most } passkeys at most. Remove one you no longer need.
error-passkey-unknown = This passkey has already been removed.
error-passkey-unsupported = This device can’t keep a passkey that signs you in by itself. Use another device or a password manager.
error-recovery-unknown = This code is wrong or has been used. Check it, or try another one.
