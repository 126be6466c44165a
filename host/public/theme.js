// Runs before the first paint, so that nobody sees a flash of the wrong theme. Light unless the person chose otherwise.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // storage may be forbidden; light it is
  }
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
