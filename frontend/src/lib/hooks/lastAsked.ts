/** The query that was asked for last, though pages of queries asked for before it may be shown first. */
export class LastAsked {
  current: URLSearchParams;
  #awaited: string[] = [];

  constructor(shown: URLSearchParams) {
    this.current = shown;
  }

  ask(next: URLSearchParams): void {
    this.current = next;
    this.#awaited.push(next.toString());
  }

  /** One that nobody here asked for came from elsewhere, such as the button Back: it counts. */
  shown(query: URLSearchParams): void {
    const place = this.#awaited.indexOf(query.toString());
    this.#awaited = place < 0 ? [] : this.#awaited.slice(place + 1);
    if (this.#awaited.length === 0) this.current = query;
  }
}
