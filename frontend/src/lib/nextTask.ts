/** Ends the task that calls it: what waited for the processor comes first. */
export const nextTask = () => new Promise<void>((done) => setTimeout(done));
