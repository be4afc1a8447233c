import { useProduct } from './product/useProduct';

const product = useProduct();

it('a page asks browsers not to translate it, in the language that it has', async () => {
  const { page } = await product.openPage('/login', { locale: 'es-ES' });
  const html = page.locator('html');
  expect([await html.getAttribute('lang'), await html.getAttribute('translate')]).toEqual([
    'es',
    'no',
  ]);
});
