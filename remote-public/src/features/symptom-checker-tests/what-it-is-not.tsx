/** Comes before any figure. */
export function WhatItIsNot() {
  return (
    <ul>
      <li>No diagnosis: it says how soon somebody should look, not what you have.</li>
      <li>
        Not proven in patients. The texts it learned from, and those behind every figure here, were made up and judged
        by language models; no clinician and no first-language speaker has read them.
      </li>
      <li>Not reviewed: no clinician has signed its rules yet. Every result says so.</li>
      <li>Not a reason to wait. If you are worried, call or go, whatever it says.</li>
      <li>
        It reads English best. Of Afrikaans, isiZulu, isiXhosa and Sesotho it knows how emergencies are told, and
        explains less; no first-language speaker has checked that yet.
      </li>
    </ul>
  );
}
