/** Where the socket of a table is: at the server that the page came from, and encrypted wherever the page was. */
export function socketAddress(table: string, page: string): URL {
  const url = new URL(`/api/tables/${encodeURIComponent(table)}/socket`, page);
  url.protocol = url.protocol.replace('http', 'ws');
  return url;
}
