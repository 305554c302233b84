import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findJoined, isAside, isKnock, isParting, isQuoted } from './asides.ts';

const ASIDES: readonly string[] = [
  'Reading patch net.minecraft.world.level.Explosion.binpatch',
  '  Patching net/minecraft/server/Main 1/3',
  '[12:00:00] [Server console handler/WARN]: java.io.IOException: Cannot run program "stty": error=2, No such file or directory',
  'AccessTools.GetTypesFromAssembly: assembly Shop, Version=1.0.0.0 => System.Reflection.ReflectionTypeLoadException: Could not load file or assembly',
  '{"homepage":"https://files.example.org/","promos":{"1.20.1-latest":"47.2.0"}}',
  '[12:00:00] [Server thread/INFO]: kittyscan (/192.0.2.77:41656) lost connection: Disconnected',
  '[20:23:42] [Server console handler/ERROR]: Exception handling console input',
  '[13:10:08] [Thermos version retriever/WARN]: Error occured during retriving version',
  '[LanteaCraft version poll thread/WARN] [LanteaCraft/LanteaCraft]: The version metadata pull failed.',
  'instanceKlass org/bukkit/plugin/UnknownDependencyException',
  'Cant Find Class: com/mojang/authlib/exceptions/AuthenticationUnavailableException',
  "Event: 11.484 Thread 0x000001dff10c2f10 Exception <a 'java/net/ConnectException'{0x00}: Connection refused>",
  '"ClientboundDisconnectPacket[reason=translation{key=\'disconnect.genericReason\', args=[Connection reset by peer]}]"',
  '[20:44:25] [pool-6-thread-1/ERROR] [Pack Analytics/]: Error sending keepalive request: example.com',
  `Server list query returned an error: System.Net.Http.HttpRequestException: ${'a long chain <- '.repeat(16)}Connection reset by peer`,
  'May 11 06:33:10 vps sshd[20240]: error: kex_exchange_identification: Connection closed by remote host',
  'cupsd[2201]: Unable to open listen socket for address 127.0.0.1:631 - Cannot assign requested address.',
  '2024/03/11 09:12:47 [error] 1258#1258: *11895 connect() failed (111: Connection refused) while connecting to upstream',
  '[Mon May 06 09:02:44.774190 2024] [php:error] [pid 822] [client 192.0.2.77:52114] PHP Fatal error: Uncaught TypeError',
  'db-1 | 2024-06-01 10:07:31.000 UTC [44] LOG: could not receive data from client: Connection reset by peer',
  'Warning Unhealthy kubelet Readiness probe failed: dial tcp 192.0.2.1:8080: connect: connection refused',
  '10:08:02 [WARNING] [/192.0.2.67:5012] <-> InitialHandler - encountered exception: java.io.IOException',
  '[10:00:00] [main/WARN] [Radium Class Analysis/]: Radium Class Analysis Error: Class a.b.C cannot be analysed, because NoClassDefFoundError',
  '[00:14:00]: CURL ERROR: (dst.metrics.klei.com) [6]Could not resolve host: dst.metrics.klei.com',
  '[23:11:33] [main/DEBUG]: Skipping DirectoryLock$LockException',
  '[26Jul2025 23:09:28.305] [main/DEBUG] [mixin/]: Mixin apply failed',
  '2025-05-11T09:02:12.801221Z 31 [Warning] [MY-010055] [Server] IP address could not be resolved: Name or service not known',
  "Assets/Scripts/Player.cs(27,18): error CS1061: 'Rigidbody' does not contain a definition for 'speed'",
  'Unable to negotiate with 192.168.178.20 port 22: no matching host key type found. Their offer: ssh-rsa',
  '[12:00:00] [Server thread/INFO]: Disconnecting GameProfile[name=serverseekerv2] (/192.0.2.77:39960): Outdated client!',
  '[ citizen-server-impl] server thread hitch warning: timer interval of 156 milliseconds',
  "[ citizen-server-impl] Warning: Couldn't find resource txAdminClient.",
  '[10:21:00 ERROR]: [initial connection] /192.0.2.66:41022: exception encountered in com.velocitypowered.proxy.connection',
  '[12:00:00 ERROR]: [Shops] Could not check for updates: java.net.UnknownHostException: api.example.org',
  '2026-01-08 09:00:00.400 UTC [29] FATAL:  password authentication failed for user "app"',
  '[127708.278668] chrome[4700]: segfault at fffffffc ip 00000000f2af26dc sp 00000000ff9aa510 error 5',
  'java.lang.RuntimeException: Plugin used Maven Central for library resolution',
  '[12:00:00] [Forge Version Check/WARN] [net.minecraftforge.fml.VersionChecker/]: java.net.UnknownHostException: files.example.org',
  '[12:00:00] [JM-VersionCheck-1/ERROR]: Could not check version URL',
  "[Debug  :   BepInEx] Skipping loading ._Mod.dll because it's not a valid .NET assembly",
  "HTTPFetch for https://servers.luanti.org/list?proto_version_min=37 failed: Couldn't resolve host name",
  "io.netty.handler.codec.EncoderException: Sending unknown packet 'clientbound/minecraft:disconnect'",
  '2014-05-07 21:59:29 [INFO] Connection reset',
  '[12:00:00] [Server thread/INFO]: Disconnecting  (/192.0.2.77:27477): You are not whitelisted on this server!',
  "[12:00:00] [Server thread/INFO]: /192.0.2.77:41656 lost connection: Internal Exception: io.netty.handler.codec.DecoderException: Failed to decode packet 'serverbound/minecraft:hello'",
  "ERROR: ld.so: object 'a.so' from LD_PRELOAD cannot be preloaded (wrong ELF class: ELFCLASS32): ignored.",
];
const MEANT: readonly string[] = [
  'Failed patching net/minecraft/server/Main 1/3',
  '[12:00:00] [Server thread/INFO]: Disconnecting PlayerName (/192.0.2.77:27477): You are not whitelisted on this server!',
  "[12:00:00] [Server thread/INFO]: PlayerName lost connection: Internal Exception: io.netty.handler.codec.DecoderException: Failed to decode packet 'clientbound/minecraft:add_entity'",
  'Internal Exception: java.net.SocketException: Connection reset',
  'Exception in thread "VersionCheck" java.lang.OutOfMemoryError: Java heap space',
  "HTTPFetch for https://servers.luanti.org/announce failed: Couldn't resolve host name",
  'Jan 01 12:00:00 host java[123]: No space left on device',
  'Jan 01 12:00:00 host kernel: Out of memory: Killed process 812 (java)',
  '2024/03/11 09:12:47 [emerg] 12#12: bind() to 0.0.0.0:80 failed (13: Permission denied)',
  '[12:00:00] [main/ERROR]: Failed to start the client: DEBUG] is no level',
  'ERROR: could not connect to client',
  '2026-01-08 09:00:00 [29] FATAL: password authentication failed for user "app"',
  '[127708.278668] srcds_linux[4700]: segfault at fffffffc ip 00000000f2af26dc sp 00000000ff9aa510 error 5',
  '[ citizen-server-impl] server thread hitch warning: timer interval of 1560 milliseconds',
  'Unable to negotiate with 203.0.113.4 port 2022: no matching host key type found. Their offer: ssh-rsa',
];

test('what is no trouble of the reader is told from what is', () => {
  for (const line of ASIDES) assert.ok(isAside(line), line);
  for (const line of MEANT) assert.ok(!isAside(line), line);
});

test('a line that says that one person left', () => {
  assert.ok(isParting('[12:00:01] [Server thread/INFO]: Alex lost connection: Timed out'));
  assert.ok(isParting('[EAC] Kicking 1 / Alex'));
  assert.ok(
    isParting(
      '[Alex] <-> ServerConnector [lobby] - NativeIoException: readAddress(..) failed: Connection reset by peer',
    ),
  );
  assert.ok(isParting('[Netty Epoll Server IO #3/WARN]: io.netty.handler.timeout.ReadTimeoutException'));
  assert.ok(isParting('Server: Kim supplied empty password from 192.0.2.1'));
  assert.ok(isParting('Peer 1 has incompatible version, mine: 0.1 remote 0.2'));
  assert.ok(
    !isParting(
      '[connected player] Kim: disconnected while connecting to lobby: Your server did not send a forwarding request',
    ),
  );
  assert.ok(isParting('[Kim] disconnected with: Kicked whilst connecting to lobby: You are banned'));
  assert.ok(!isParting('[Netty Server IO #3/ERROR]: java.lang.OutOfMemoryError: Java heap space'));
  assert.ok(!isParting('java.net.SocketException: Connection reset'));
});

test('somebody came in; somebody knocked', () => {
  assert.equal(findJoined('a\r\n[12:00:01] [Server thread/INFO]: Alex joined the game\nb'), 2);
  assert.equal(findJoined('[12:00:01] [User Authenticator #1/INFO]: UUID of player Alex is 1'), 0);
  assert.ok(isKnock('query client failed to login: invalid loginname or password (192.0.2.1:49541)'));
  assert.ok(isKnock('failed to validate user credentials (invalid username or password) subsystem=sftp'));
});

test('what others say on a Discord server says nothing of whose log it is', () => {
  assert.equal(
    isQuoted("[DEBUG   ] discord.gateway: For Shard ID None: WebSocket Event: {'t': 'GUILD_CREATE'"),
    true,
  );
  assert.equal(isQuoted('[INFO    ] discord.client: logging in using static token'), false);
});
