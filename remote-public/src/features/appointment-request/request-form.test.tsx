// @vitest-environment jsdom

import { forgetHandedOverReason, handedOverReason } from '@telehealth/care/handover/handed-over-reason';
import { createMemoryRouter, RouterProvider, useLocation } from '@telehealth/contracts/router';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { RequestForm } from './request-form';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const routes = [
  { path: '/', element: <RequestForm /> },
  { path: '/find-specialist', element: <Address /> },
];
const open = () => render(<RouterProvider router={createMemoryRouter(routes)} />);

afterEach(() => {
  cleanup();
  forgetHandedOverReason();
  sessionStorage.clear();
});

describe('the appointment form', () => {
  it('leads to the openings with the choices, and without the words, in the address', async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByLabelText('What do you need help with?'), 'A sore throat');
    await user.selectOptions(screen.getByLabelText('Who should help?'), 'general');
    await user.selectOptions(screen.getByLabelText('Language'), 'isiXhosa');
    await user.click(screen.getByRole('radio', { name: 'Someone I care for' }));
    await user.click(screen.getByRole('radio', { name: 'Voice' }));
    await user.click(screen.getByRole('radio', { name: 'Today' }));
    await user.click(screen.getByRole('button', { name: 'See openings' }));
    const address = (await screen.findByRole('status')).textContent;
    expect(address).toBe('/find-specialist?specialty=general&language=isiXhosa&mode=voice&when=today&for=other');
    expect(handedOverReason()).toBe('A sore throat');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('throat');
  });

  it('shows the emergency card for words that sound dangerous, and still lets the person go on', async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByLabelText('What do you need help with?'), 'crushing chest pain and I cannot breathe');
    const call = await screen.findByRole('link', { name: 'Call 112' });
    expect(call.getAttribute('href')).toBe('tel:112');
    await user.click(screen.getByRole('button', { name: 'See openings' }));
    expect(await screen.findByRole('status')).toBeTruthy();
  });

  it('keeps what was typed and chosen before its script came, and reads it for danger', async () => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
    const box = screen.getByLabelText<HTMLTextAreaElement>('What do you need help with?');
    box.value = 'crushing chest pain and I cannot breathe';
    screen.getByRole<HTMLInputElement>('radio', { name: 'Voice' }).checked = true;
    screen.getByRole<HTMLInputElement>('radio', { name: 'Someone I care for' }).checked = true;
    const root = await act(async () => hydrateRoot(place, <RouterProvider router={createMemoryRouter(routes)} />));
    expect(await screen.findByRole('link', { name: 'Call 112' })).toBeTruthy();
    expect(box.value).toBe('crushing chest pain and I cannot breathe');
    await userEvent.click(screen.getByRole('button', { name: 'See openings' }));
    expect((await screen.findByRole('status')).textContent).toBe('/find-specialist?mode=voice&for=other');
    expect(handedOverReason()).toBe('crushing chest pain and I cannot breathe');
    await act(async () => root.unmount());
    place.remove();
  });

  it('works without scripts: a GET of the search whose box for words has no name', () => {
    const page = renderToString(<RouterProvider router={createMemoryRouter(routes)} />);
    const form = new DOMParser().parseFromString(page, 'text/html').querySelector('form');
    expect(form?.getAttribute('action')).toBe('/find-specialist');
    expect(form?.method).toBe('get');
    expect(form?.querySelector('textarea')?.hasAttribute('name')).toBe(false);
    const names = [...(form?.querySelectorAll('[name]') ?? [])].map((control) => control.getAttribute('name'));
    expect([...new Set(names)]).toEqual(['specialty', 'language', 'for', 'mode', 'when', 'day']);
  });
});
