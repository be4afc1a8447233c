import Browser from './browserWithServer.cjs';

type Options = ConstructorParameters<typeof Browser>;

const config = {
  projectConfig: { id: 'test', globals: {}, testEnvironmentOptions: { env: { MODE: 'test' } } },
} as unknown as Options[0];
const context: Options[1] = { console, docblockPragmas: {}, testPath: __filename };

/** The browser that the next test file of a worker gets. */
const nextBrowser = () => new Browser(config, context);

afterAll(() => nextBrowser().global.close());

test('the test files of a worker share a browser', () => {
  expect(nextBrowser()).toBe(nextBrowser());
});

test('a file finds nothing that the file before left', async () => {
  const { global } = nextBrowser();
  const { document, localStorage, sessionStorage, process } = global;
  const late = jest.fn();
  global.setTimeout(late, 1);
  global.setInterval(late, 1);
  global.addEventListener('resize', late);
  localStorage.setItem('a', 'b');
  sessionStorage.setItem('a', 'b');
  document.cookie = 'a=b';
  document.documentElement.lang = 'es';
  document.head.append(document.createElement('style'));
  document.body.append('text');
  global.history.pushState(null, '', '/plan');
  Object.assign(process.env, { MODE: 'other', ADDED: 'x' });
  Object.assign(global, { [Symbol.for('added')]: true });
  await nextBrowser().teardown();
  global.setTimeout(late, 1);

  global.dispatchEvent(new global.Event('resize'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(late).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(global.location.pathname).toBe('/');
  expect(process.env).toMatchObject({ MODE: 'test' });
  expect(process.env).not.toHaveProperty('ADDED');
  expect(Symbol.for('added') in global).toBe(false);
});

test('a file starts timers although the page of the file before was closed', async () => {
  const browser = nextBrowser();
  await browser.teardown();
  await browser.setup();
  await new Promise<void>((resolve) => void browser.global.setTimeout(resolve, 1));
});

test('jsdom writes to the console of the current file', () => {
  const { global } = nextBrowser();
  const error = jest.fn();
  Object.assign(global, { console: { ...console, error } });
  global.alert();
  expect(error).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
});

test('styles, attributes and lists are those of a browser', () => {
  const { document } = nextBrowser().global;
  const html =
    '<DIV Title="a" style="color: red"><b>1</b>text<i>2</i></DIV><svg viewBox="0 0 1 1"/>';
  document.body.innerHTML = html;
  const [div, b, i, svg] = Array.from(document.body.querySelectorAll<HTMLElement>('*'));
  if (!div || !b || !i || !svg) throw new Error('An element is missing.');
  expect(div.style.color).toBe('red');
  expect(div.getAttribute('TITLE')).toBe('a');
  expect(svg.getAttribute('viewBox')).toBe('0 0 1 1');

  div.setAttribute('STYLE', 'width: 1px');
  expect([div.style.width, div.style.color]).toEqual(['1px', '']);
  b.style.height = '2px';
  svg.style.cssText = 'top: 3px';
  i.setAttribute('style', 'left: 4px');
  i.removeAttribute('style');
  expect(i.style.left).toBe('');
  expect(document.body.innerHTML).toBe(
    '<div title="a" style="width: 1px"><b style="height: 2px;">1</b>text<i>2</i></div>' +
      '<svg viewBox="0 0 1 1" style="top: 3px;"></svg>',
  );

  expect([document, document.body, div].map((root) => root.querySelectorAll('*').length)).toEqual([
    7, 4, 2,
  ]);
  // A list of children changes while it is read: the text takes the place of the first child, and is kept.
  for (const node of div.childNodes) node.remove();
  expect(div.innerHTML).toBe('text');
  const fragment = document.createDocumentFragment();
  fragment.append(div, svg);
  expect([...fragment.querySelectorAll('*')]).toEqual([div, svg]);
});
