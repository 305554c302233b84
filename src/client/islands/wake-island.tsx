/** Brings a server-rendered element to life: hydrates it, with a boundary around it that turns a fault into the crash screen. */
import { Component, type ReactElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { clearCrash, showCrash } from './crash.tsx';

/** `element` has to render what stands in `root` already. */
export function wakeIsland(root: HTMLElement, element: ReactElement): void {
  root.dataset['live'] = '';
  const name = root.dataset['island'] ?? '';
  const react = hydrateRoot(root, <Boundary name={name}>{element}</Boundary>, {
    // A page that was swapped for another needs no word about it.
    onRecoverableError: (error) => console.warn(`Island ${name}:`, error),
  });
  const leave = (): void => {
    if (root.isConnected) return;
    react.unmount();
    document.removeEventListener('helpsite:shown', leave);
  };
  document.addEventListener('helpsite:shown', leave);
}

interface BoundaryProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** React knows boundaries as classes only. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    showCrash(error, () => {
      clearCrash();
      this.setState({ hasFailed: false });
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? undefined : this.props.children;
  }
}
