import { createRoot } from 'react-dom/client';

// A page with React alone, measured in turn with the product to tell the machine's speed from the product's: a login
// form, and a chart of the same size as the dashboard's.

const WEEKS = Array.from({ length: 52 }, (_, week) => week);
const SERIES = ['royalblue', 'green', 'firebrick', 'goldenrod', 'black'];

const line = (series: number) =>
  WEEKS.map((week) => `${week * 18},${160 + 60 * Math.sin(week + series)}`).join(' ');

const Page = () => (
  <main>
    <form>
      <input autoComplete="username" aria-label="Email" />
      <input type="password" aria-label="Password" />
      <button type="submit">Login</button>
    </form>
    <svg width="960" height="320">
      {SERIES.map((stroke, series) => (
        <polyline key={stroke} stroke={stroke} fill="none" points={line(series)} />
      ))}
    </svg>
  </main>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
