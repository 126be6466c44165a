// Runs before the first paint, so that nobody sees a flash of the wrong theme, and before what may fail. Light unless the person chose otherwise.
(() => {
  const { dataset } = document.documentElement;
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
    // The browser has them: nothing is held up by using them at once.
    if (localStorage.getItem('fonts')) delete dataset.fonts;
  } catch {
    // storage may be forbidden; light it is
  }
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  dataset.theme = isDark ? 'dark' : 'light';
  // A script of the page that did not come, was refused or broke at start: the document need not wait to say so.
  const note = ({ target }) => {
    if (target === window || target.defer) dataset.unstarted = '';
  };
  addEventListener('error', note, true);
})();
