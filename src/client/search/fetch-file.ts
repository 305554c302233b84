/** Reads a file of the index. */

/** Rejects when it cannot be had. */
export async function fetchFile(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  return response;
}
