import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent, resetFailedComponents } from './lazyComponent';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('A lazy component', () => {
  it('renders at once after it was preloaded', async () => {
    const Part = lazyComponent(() => Promise.resolve(Greeting));
    await Part.preload();
    render(
      <Suspense fallback="loading">
        <Part name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('loads when it renders if it could not be preloaded', async () => {
    let attempts = 0;
    const Part = lazyComponent(() => {
      attempts++;
      return attempts === 1 ? Promise.reject(new Error('No line')) : Promise.resolve(Greeting);
    });
    await Part.preload();
    render(
      <Suspense fallback="loading">
        <Part name="Ada" />
      </Suspense>,
    );
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('loads again after a failure', async () => {
    let isOnline = false;
    const Part = lazyComponent(() =>
      isOnline ? Promise.resolve(Greeting) : Promise.reject(new Error('No line')),
    );
    const tree = (
      <ErrorBoundary
        onReset={resetFailedComponents}
        onError={() => undefined}
        fallbackRender={({ resetErrorBoundary }) => (
          <button onClick={resetErrorBoundary}>Retry</button>
        )}
      >
        <Suspense fallback="loading">
          <Part name="Ada" />
        </Suspense>
      </ErrorBoundary>
    );
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(tree);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    silenced.mockRestore();
    isOnline = true;
    retry.click();
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });
});
