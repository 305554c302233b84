/**
 * Words that mean the same in nearly every help centre of software, servers and games: what a site in English has that keeps no list of
 * its own. Pure.
 */
import type { SynonymEntry } from './synonym-list.ts';

/** A line is a group; with `>`, whoever types one of the left also means those of the right. Small letters. */
const LINES = `
sign in, log in, login, log on, signin, log into
sign out, log out, logout, log off
sign up, signup, open account, make account > register, create account
2fa, mfa, two-factor authentication, two-step verification, multi-factor authentication
authenticator, totp, one-time code, otp > 2fa, two-factor authentication
recovery code, backup code
lost phone, lost authenticator > recovery code, 2fa
sub-user, subuser, sub-account, subaccount
staff, employee, colleague, coworker, co-worker > team member, sub-user
teammate, team member
permission, privilege, access rights
rights > permission
give access, grant access, share access
revoke access, remove access, take away access
username, user name, login name
display name, nickname
forgot password, lost password, forgotten password, reset password, recover password
passcode > password
avatar, profile picture, profile photo, profile image
delete account, close account, remove account
hacked, compromised
stolen account, account stolen > compromised, account security
locked out > cannot log in, account recovery, reset password
sso, single sign-on
change owner, transfer ownership, new owner
terms of service, terms and conditions, terms of use, tos
customer service, help desk, helpdesk, live agent > support, contact
sms, text message
top up, add funds, add credit, add money
account balance, account credit
bill, receipt > invoice
vat, gst, sales tax > tax
end subscription, stop subscription, stop paying, end contract > cancel, cancel subscription
money back, get my money > refund
bigger plan, higher plan, better plan, larger plan > upgrade
smaller plan, lower plan, cheaper plan > downgrade
change plan, switch plan > upgrade, downgrade
price, cost
free trial, trial period, trial version
try for free, test for free > free trial
coupon, voucher, discount code, promo code, promotional code
credit card, debit card > payment method
payment failed, payment declined, card declined, card rejected
auto-renew, automatic renewal, auto-renewal
charged twice, double charge, billed twice, duplicate payment
overdue, past due, unpaid
buy, purchase, bought
buy, purchase, bought > order
pay, paid, payment
bank transfer, wire transfer
billing cycle, billing period
prolong, extend subscription > renew
payment history, transaction history
license key, licence key, product key, serial number, activation key
license, licence
put on server, send files, transfer files > upload
folder, directory
make a copy, make copy > duplicate, clone, backup
backup, back up
snapshot, safety copy > backup
roll back, rollback, revert
roll back, rollback, bring back, get back, undelete, undo > restore
recover > restore
accidentally deleted, deleted by mistake, deleted by accident, lost files, lost data > restore, recover, backup
delete, remove, erase
get rid of, get rid, throw away > delete, remove
unzip, extract, unpack, decompress
zip file, rar, tarball > archive, extract
file too large, file too big, maximum file size, upload limit
rename, change name
file manager, file browser
config, configuration
settings file, properties file > configuration file
settings, preferences
environment variable, env variable, env var
permission denied, access denied
not allowed, no permission, no access > access denied, permission
sync, synchronize, synchronise
restart, reboot
reinstall, install again, fresh install, clean install
start over, start fresh, from scratch, factory reset > reset, reinstall
wipe > reset, delete
max players, maximum players, player limit, player slots
slots, more players, how many players > max players, player slots
ram, memory
out of memory, oom, not enough memory
disk space, storage space
hard drive, hard disk, hdd, ssd > disk, storage
disk full, out of space, no space left > disk space, storage
cpu, processor
lag, laggy, stutter, rubber banding, choppy > performance, latency
too slow, slow, sluggish > performance, lag
high ping, bad ping > latency, lag
speed up, make faster, improve performance, optimize, optimise
freeze, frozen, hang, unresponsive, not responding
keeps closing, closes itself, closes by itself > crash
won't start, does not start, doesn't start, not starting, fails to start
shut down, shutdown, power off
boot up, power on > start
vps, virtual server, virtual private server
vm, virtual machine
root server, bare metal > dedicated server
data center, datacenter, data centre
os, operating system
cron job, cronjob, scheduled task
cron > scheduled task, schedule
automatic restart, auto restart, scheduled restart
outage, downtime
server down, site down, website down > outage, status, offline
new version, newer version, latest version > update
changelog, release notes, patch notes
previous version, older version, old version, earlier version
move over, switch host, change host, relocate > migrate, transfer
rate limit, too many requests
time zone, timezone
minimum specs, recommended specs, hardware requirements > system requirements
startup parameters, start parameters, launch parameters, launch options
ip, ip address
server address > ip address, hostname
hostname, host name
open port, forward port, unblock port > port forwarding, firewall
url, web address
web address, site address > domain
custom domain, own domain
nameserver, name server
dns record, dns entry
ssl, tls, https
certificate > ssl
not secure, padlock > ssl, https, certificate
denial of service > ddos
timed out, timeout, time out
cannot connect, can't connect, unable to connect, connection failed, connection error
connection refused, connection timed out, cannot reach > cannot connect, firewall
connection lost, lost connection, dropped connection, disconnect
wifi, wi-fi
static ip, fixed ip
whitelist, allow list, allowlist
blacklist, block list, blocklist, deny list, denylist
clear cache, empty cache, purge cache, flush cache
forward domain, forward url, url forwarding > redirect
control panel, dashboard
panel, admin panel > control panel
client area, customer area, customer portal, client portal
command line, cli, command prompt
terminal, shell > command line, console
secure shell, shell access > ssh
remote desktop, rdp
ftp, sftp
superuser, sudo > root
database, db
dark mode, dark theme, night mode
website, web site, site
homepage, home page > website
web page, webpage
cms, content management system
email, e-mail, mail
mailbox, email account, mail account
spam, junk mail, junk email
auto-reply, autoresponder, automatic reply, out of office
online shop, online store, webshop, web shop, ecommerce
go live, put online > publish
page not found, error 404, 404 error
internal server error, error 500, 500 error
picture, photo > image
app, application
blank page, white screen, white page, blank screen
repo, repository
admin, administrator
op, make admin, become admin > admin, operator
block player, keep player out > ban, kick
unban, lift ban, remove ban
throw out, kick out > kick
griefer, troll, troublemaker > ban, kick
savegame, save game, saved game, save file, game save
game progress, my progress > save file, savegame
game world, world file > world, map, save file
change map, switch map, change world, switch world
new world, new map, fresh world
plugin, plug-in
addon, add-on
addon, add-on > plugin, mod
modpack, mod pack
resource pack, texture pack
too hard, too easy, make easier, make harder, hard mode, easy mode > difficulty
cross-play, crossplay
console players, play cross platform, different platforms > crossplay
join server, join game, enter server > connect, join
play with friends, add friends > invite, join
make private, lock server > password, whitelist
frame rate, framerate, fps, frames per second
pvp, player versus player
game mode, gamemode
gamepad, joystick > controller
child, children
kid, son, daughter > child, parental controls
mum, mom, dad, guardian > parent, parental controls
buddy, pal > friend
minimum age, age limit, age restriction
turn off, switch off, disable, deactivate
turn on, switch on, enable, activate
set up, setup
set up, setup > configure, install
make bigger, make larger, enlarge > increase, resize
make smaller, shrink > reduce, resize
change, edit, modify
fix, solve, repair
does not work, doesn't work, not working, stopped working
does not work, doesn't work, not working, stopped working, broken > troubleshoot, fix
problem, issue
disappeared, vanished, gone > missing
max, maximum
getting started, first steps, quick start, quickstart
beginner, newbie > getting started
guide, tutorial, walkthrough
docs, documentation
faq, frequently asked questions
customize, customise, personalize
`;

/** The entries, for `language` (BCP 47); none but for English. */
export function listGeneralSynonyms(language: string): readonly SynonymEntry[] {
  if (!/^en\b/i.test(language)) return [];
  return LINES.trim()
    .split('\n')
    .map((line) => {
      const [from = [], to] = line.split(' > ').map((side) => side.split(', '));
      return { isGroup: to === undefined, from, to: to ?? from };
    });
}
