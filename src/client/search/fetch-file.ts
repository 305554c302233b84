/** Reads a file of the index. */

/** Rejects when it cannot be had. */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response;
}

/** The index's table of contents. Its name never changes, so the server is asked each time whether it did. */
export async function fetchContents(manifest: string): Promise<string> {
  return (await fetchFile(manifest, { cache: 'no-cache' })).text();
}
