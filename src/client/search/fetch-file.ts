/** Reads a file of the index. */

/** Rejects when it cannot be had. */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<Response> {
  return checkResponse(await fetch(url, options));
}

function checkResponse(response: Response): Response {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`);
  return response;
}

/** The index's table of contents. Its name never changes, so the server is asked each time whether it did; `asked`: it was, already. */
export async function fetchContents(manifest: string, asked?: Response): Promise<string> {
  return checkResponse(asked ?? (await fetch(manifest, { cache: 'no-cache' }))).text();
}
