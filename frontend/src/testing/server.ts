import { vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

type Answer = (call: Call) => Response | Promise<Response>;

let answers: { method: string; path: string; answer: Answer }[] = [];
let calls: Call[] = [];

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = input instanceof Request ? input.url : String(input);
  const call: Call = {
    method: init.method ?? 'GET',
    path,
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    headers: new Headers(init.headers),
  };
  calls.push(call);
  const bare = path.split('?')[0];
  const found = answers.find((each) => each.method === call.method && each.path === bare);
  if (!found) return json(404, { code: 'not_found', message: `${call.method} ${path}` });
  if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
  return found.answer(call);
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** What the server answers in this test: `onCall('POST', '/api/login', () => json(200, user))`. */
export function onCall(method: string, path: string, answerWith: Answer): void {
  vi.stubGlobal('fetch', answer);
  answers = [{ method, path, answer: answerWith }, ...answers];
}

export function callsTo(path: string): Call[] {
  return calls.filter((call) => call.path.split('?')[0] === path);
}

export function resetServer(): void {
  answers = [];
  calls = [];
  vi.stubGlobal('fetch', answer);
}
