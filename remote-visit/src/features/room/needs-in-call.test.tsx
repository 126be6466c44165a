// @vitest-environment jsdom
import { NO_NEEDS } from '@telehealth/contracts/examples/practice';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open } from './open-call.fixtures';

const rootSize = () => document.documentElement.style.fontSize;

describe('what the patient needs, in the call', () => {
  it('stands above the practice’s side, with the chat and the invitation a press away', async () => {
    open({ side: 'specialist', looks: { needs: { ...NO_NEEDS, captions: true, interpreter: 'isiZulu' } } });
    const strip = within(await screen.findByRole('region', { name: 'What the patient needs' }));
    expect(strip.getByText(/Captions: the main points written in the chat\. An interpreter: isiZulu/)).toBeDefined();
    fireEvent.click(strip.getByRole('button', { name: 'Invite an interpreter' }));
    expect(screen.getByRole('dialog', { name: 'More' })).toBeDefined();
    fireEvent.click(strip.getByRole('button', { name: 'Open the chat' }));
    await waitFor(() => expect(strip.queryByRole('button', { name: 'Open the chat' })).toBeNull());
  });

  it('says nothing where nothing is needed', async () => {
    const { backend } = open({ side: 'specialist', looks: { needs: NO_NEEDS } });
    await waitFor(() => expect(backend.calls.some(({ name }) => name === 'visit_needs')).toBe(true));
    expect(screen.queryByRole('region', { name: 'What the patient needs' })).toBeNull();
  });

  it('draws the patient’s own page larger, and opens the chat, as their profile says; and leaves no trace', async () => {
    const needs = { ...NO_NEEDS, largeText: true, captions: true };
    open({ answers: { profiles: [{ phone_raw: null, needs }], my_places: [] } });
    await waitFor(() => expect(rootSize()).toBe('125%'));
    expect(await screen.findByRole('heading', { name: /^Chat|^Messages/ })).toBeDefined();
    cleanup();
    expect(rootSize()).toBe('');
  });

  it('leaves the page of everybody else as it is', async () => {
    const { backend } = open({ answers: { profiles: [{ phone_raw: null, needs: NO_NEEDS }], my_places: [] } });
    await waitFor(() => expect(backend.calls.some(({ name }) => name === 'profiles')).toBe(true));
    expect(rootSize()).toBe('');
  });
});
