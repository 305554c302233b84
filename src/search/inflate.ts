/** Unpacks the files of the index: they are packed themselves, because many servers do not pack what they do not know. */

/** What raw DEFLATE (RFC 1951) packed. Rejects when the bytes are something else. */
export async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
