import { vi } from 'vitest';

/** A stand-in for the browser's uploads: tests say how far each one is and what it answers. */
export class FakeUpload {
  static all: FakeUpload[] = [];
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  path = '';
  body: Blob | null = null;
  isAborted = false;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  onloadend: (() => void) | null = null;

  open(_method: string, path: string): void {
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(): string | null {
    return null;
  }

  send(body: Blob): void {
    this.body = body;
    FakeUpload.all.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  moves(loaded: number, total: number): void {
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  answers(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }

  breaks(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

export function stubUploads(): void {
  FakeUpload.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}
