import type pg from 'pg'
import { importedKind } from '../imported-kind.ts'
import { patchProfiles, type ProfilePatch } from '../patch-profiles.ts'

export const patchFacilities = (client: pg.ClientBase, patches: readonly ProfilePatch[]) =>
  patchProfiles(client, importedKind('facility'), patches)
