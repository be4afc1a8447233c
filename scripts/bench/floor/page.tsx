import { useState } from 'react';
import { createRoot } from 'react-dom/client';

// A page with React alone, measured in turn with the product to tell the machine's speed from the
// product's: a login form, and at any other address a chart of the same size as the dashboard's.

const WEEKS = Array.from({ length: 52 }, (_, week) => week);
const SERIES = ['royalblue', 'green', 'firebrick', 'goldenrod', 'black'];

function Login() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Login</h1>
      <label>
        Email
        <input
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </label>
      <label>
        Password
        <input
          type="password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <button type="submit">Login</button>
    </form>
  );
}

function Chart() {
  return (
    <main>
      <h1>Evolution</h1>
      <svg width="960" height="320">
        {SERIES.map((stroke, series) => (
          <path
            key={stroke}
            stroke={stroke}
            fill="none"
            d={WEEKS.map(
              (week) =>
                `${week === 0 ? 'M' : 'L'}${week * 18} ${160 + 60 * Math.sin(week + series)}`,
            ).join('')}
          />
        ))}
        {WEEKS.map((week) => (
          <text key={week} x={week * 18} y="316" fontSize="8">
            {week + 1}
          </text>
        ))}
      </svg>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(location.pathname === '/login' ? <Login /> : <Chart />);
