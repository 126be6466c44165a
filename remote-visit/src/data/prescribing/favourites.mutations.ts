import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type DraftItem, toDraftRow } from '@telehealth/data/prescribing/own-prescription.schema';
import { z } from 'zod';
import { favouriteKey } from './again.queries';

const CHANGES_FAVOURITES = { invalidates: [favouriteKey] };

/** Keeps medicines as a favourite; the same label is the same favourite. */
export function useKeepFavourite(): BackendMutation<{ label: string; items: readonly DraftItem[] }, string> {
  return useBackendMutation(
    ({ client }: WithClient, { label, items }: { label: string; items: readonly DraftItem[] }) =>
      callBackend(client.rpc('keep_favourite_script', { p_label: label, p_items: items.map(toDraftRow) }), z.string()),
    CHANGES_FAVOURITES,
  );
}

export function useDropFavourite(): BackendMutation<{ id: string }, unknown> {
  return useBackendMutation(
    ({ client }: WithClient, { id }: { id: string }) =>
      callBackend(client.rpc('drop_favourite_script', { p_id: id }), z.unknown()),
    CHANGES_FAVOURITES,
  );
}
