import { Component, Suspense, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there until the part has come. */
  waiting?: ReactNode;
}

/** A part the page can do without: when its code does not come, the rest stays as it is. */
export class Optional extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return null;
    return <Suspense fallback={this.props.waiting ?? null}>{this.props.children}</Suspense>;
  }
}
