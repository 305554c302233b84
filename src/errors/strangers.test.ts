import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findStranger, isPlayed, isSharedEngine } from './strangers.ts';

test('what no host runs is told from what one runs', () => {
  const npm = 'npm error ERESOLVE unable\nnpm error Found: react@19.1.0\n';
  assert.equal(findStranger('$ docker compose up -d\nError response from daemon'), 'elsewhere');
  assert.equal(findStranger(npm), 'elsewhere');
  assert.equal(findStranger(`${npm}container@pterodactyl~ Server marked as offline`), 'unknown');
  assert.equal(
    findStranger(
      'Loading D:\\SteamLibrary\\steamapps\\common\\Cities\\Cities_Data\\Managed\\UnityEngine.dll',
    ),
    'elsewhere',
  );
  assert.equal(findStranger('npm error Found: discord.js@14.16.3'), null);
  assert.equal(findStranger('  File "/srv/lib/django/db/base.py", line 275, in connect'), 'elsewhere');
  assert.equal(
    findStranger('Faulting application name: explorer.exe, version: 10.0.19041.4170'),
    'elsewhere',
  );
  assert.equal(findStranger('Faulting application name: SpaceEngineersDedicated.exe, version: 1.2'), null);
});

test('a game that Steam or a loader of mods names, and that has no guides, is known as another one', () => {
  assert.equal(findStranger('Core dump: ZomboidDedicatedServer/core.76'), 'elsewhere');
  assert.equal(findStranger('srcds_linux -game tf -maxplayers 26'), 'unknown');
  assert.equal(findStranger("Success! App '380870' fully installed."), 'unknown');
  assert.equal(findStranger('[Message:   BepInEx] BepInEx 5.0.1.0 - Risk of Rain 2'), 'unknown');
  assert.equal(findStranger('[Info   :   BepInEx] 1 plugins to load'), null);
  assert.equal(
    findStranger('[Error  :InteropManager] Failed to generate Il2Cpp interop assemblies'),
    'unknown',
  );
  assert.equal(
    findStranger('[ERROR] [Exiled.Loader] Plugin "x" threw an exception while enabling'),
    'elsewhere',
  );
  for (const text of [
    '   at OpenRA.Scripting.ScriptContext.FatalError(String message)',
    '[FATL] unhandled: Robust.Shared.GameObjects.UnknownComponentException',
    '[PluginManager] Hytale:SingleplayerModule DISABLED!',
  ])
    assert.equal(findStranger(text), 'elsewhere', text);
});

test('web servers, frameworks and other systems are no servers of games', () => {
  for (const text of [
    'Jan 11 16:37:20 web nginx[3026]: nginx: [emerg] bind() to 0.0.0.0:80 failed (98: Address already in use)',
    'fail: Microsoft.AspNetCore.Server.Kestrel[0]\n      Failed to bind to address http://127.0.0.1:5010',
    'Jun 30 20:53:04 host klogind[19272]: Authentication failed from 192.0.2.1: Permission denied\nJun 30 20:53:05 host su: x',
    'Failed writing chunk to "D:\\SteamLibrary\\steamapps\\downloading\\1091500\\a.archive"',
    '\tat hudson.WebAppMain.contextInitialized(WebAppMain.java:189)',
  ])
    assert.equal(findStranger(text), 'elsewhere', text);
});

test('what runs on a reader’s own computer is no server, whatever it crashes of', () => {
  for (const text of [
    '[2025-10-19 13:11:09.330] [exthost] [error] Error: Cannot find module',
    '[3,4] RecvMsgClientLogOnResponse() : [U:1:0] Rate Limit Exceeded',
    'Uncaught exception: Error: Cannot find module discord_desktop_core',
    'Faulting application name: eldenring.exe, version: 2.6.1.0',
    'Assets/x\nCOMMAND LINE ARGUMENTS: C:\\Program Files\\Unity\\Hub\\Editor\\2022.3.48f1\\Editor\\Unity.exe',
    'Game.dll loaded for "Team Fortress"',
    '$ kubectl -n shop get pods',
    '{"t":{"$date":"2026-11-21T12:00:00.175+00:00"},"s":"I",  "c":"ACCESS", "msg":"Authentication failed"}',
  ])
    assert.equal(findStranger(text), 'elsewhere', text);
  assert.equal(findStranger('Faulting application name: valheim_server.exe, version: 1.0'), null);
  assert.equal(findStranger('Game.dll loaded for "Garry\'s Mod"'), null);
  assert.equal(findStranger('Breakpad minidump AppID: 232250'), 'unknown');
  for (const ours of [
    'Faulting application name: RimWorldWin64.exe, version: 1.0.0.0',
    'http error 0 (client-update.akamai.steamstatic.com/steam_cmd_linux?t=1)',
    "Error: Cannot find module './discord_utils'",
    'Setting breakpad minidump AppID = 294100',
  ])
    assert.equal(findStranger(ours), null, ours);
});

test('a log names a game, a bot or a host, or it does not', () => {
  assert.ok(isPlayed('Loading 3 mods'));
  assert.ok(isPlayed('CommonUnixCrashHandler: Signal=11\nSegmentation fault'), 'an engine of games');
  assert.ok(isPlayed('container@pterodactyl~ node index.js'));
  assert.ok(
    !isPlayed('java.net.BindException: Address already in use\n\tat sun.nio.ch.Net.bind0(Native Method)'),
  );
});

test('a game that shares an engine or a loader of mods with one of ours says so', () => {
  assert.ok(isSharedEngine('Start Line: ./srcds_linux -game tf -maxplayers 26'));
  assert.ok(isSharedEngine("14:44 [Info] Using Covalence provider for game 'Hurtworld'"));
  assert.ok(isSharedEngine('= Multi Theft Auto: San Andreas v1.6 [64 bit]'));
  assert.ok(
    isSharedEngine("Server started and is ready to accept connections!\nType 'help' for a list of commands."),
  );
  assert.ok(!isSharedEngine("Server started\nType 'help' for a list of commands."));
  assert.ok(!isSharedEngine('./srcds_run -game garrysmod +map gm_construct'));
  assert.ok(!isSharedEngine("14:44 [Info] Using Covalence provider for game 'Rust'"));
});
