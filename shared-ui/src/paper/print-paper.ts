import './print.module.css';

/**
 * Prints one document alone, on as many pages as it needs (`print.module.css`).
 * @param within the document's container, when a page may show several
 */
export function printPaper(within: ParentNode = document): void {
  const paper = within.querySelector<HTMLElement>('[data-paper]');
  if (paper === null) throw new Error('There is no paper to print here.');
  const { dataset } = document.documentElement;
  dataset.print = 'paper';
  paper.dataset.printed = '';
  addEventListener(
    'afterprint',
    () => {
      delete dataset.print;
      delete paper.dataset.printed;
    },
    { once: true },
  );
  print();
}
