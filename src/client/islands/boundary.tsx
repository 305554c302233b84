/** The boundary around what React draws in the browser: a fault turns it into the crash screen. */
import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
  /** Answers a fault in the place of the crash screen. */
  readonly onFault?: (error: unknown) => void;
}

/** React knows boundaries as classes only. */
export class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { onFault } = this.props;
    if (onFault) onFault(error);
    else void this.crash(error);
  }

  private async crash(error: unknown): Promise<void> {
    // One for all parts: it takes the message before away.
    const { showCrash, clearCrash } = await import('./crash.tsx');
    showCrash(error, () => {
      clearCrash();
      this.setState({ hasFailed: false });
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? undefined : this.props.children;
  }
}
