/** Reads a file of the index. */

/** Rejects when it cannot be had. */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<Response> {
  return checkResponse(await fetch(url, options));
}

function checkResponse(response: Response): Response {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} answered ${response.status}`);
  return response;
}

/** The index's table of contents. Its name never changes, so the server is asked each time whether it did. */
export async function fetchContents(manifest: string): Promise<string> {
  return readContents(await fetch(manifest, { cache: 'no-cache' }));
}

/** The same from an answer that is here. Rejects when it says that there is none. */
export function readContents(response: Response): Promise<string> {
  return checkResponse(response).text();
}
