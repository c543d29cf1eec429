import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import type { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type pg from 'pg'
import type * as z from 'zod'
import { locationResolver } from '../../patterns/resolve-location.ts'
import { dayFromToday } from '../days.ts'
import type { Person } from '../test-tokens.ts'
import { stagePerson, type Stage } from './stage-person.ts'
import { stageProfile } from './stage-profile.ts'

type DraftOf<K extends ProfileKindName> = z.input<(typeof kindContracts)[K]['draft']>
type ApprovedKind = Exclude<ProfileKindName, 'event'>

/** Who creates a profile, and which of its fields differ from those of a plain one. */
type Staged<K extends ProfileKindName> = Partial<DraftOf<K>> & { manager: Person }

/** What is not said of a staged profile. */
export const plainDrafts: { [K in ProfileKindName]: DraftOf<K> } = {
  facility: {
    name: 'Elm Street Fieldhouse',
    city: 'Indianapolis',
    state: 'Indiana',
    postalCode: '46204',
    lat: 39.77,
    lng: -86.15,
    facilityType: 'Fieldhouse',
  },
  destination: { name: 'Elm County', destinationType: 'Sports Commission' },
  hotel: { name: 'Elm Street Inn' },
  business: { name: 'Elm Street Lanes', businessType: 'Entertainment' },
  company: { name: 'Elm Hospitality Group', companyType: 'Service Provider' },
  event: {
    name: 'Elm Open',
    city: 'Gary',
    state: 'Indiana',
    status: 'Published',
    startDate: dayFromToday(40),
    endDate: dayFromToday(42),
  },
  organization: { name: 'Elm Youth Basketball' },
}

/** Stages what a test is not about: the rows that calls of the API would write, in a tenth of their time. */
export function openStage(parts: Omit<Stage, 'resolveLocation'>, pool: pg.Pool) {
  const stage: Stage = { ...parts, resolveLocation: locationResolver(createGeocoder(pool)) }

  /** By default, an administrator has approved the page. */
  const approvable =
    <K extends ApprovedKind>(kind: K) =>
    async ({ manager, status = 'Approved', ...changes }: Staged<K> & { status?: 'Pending' | 'Approved' }) => {
      const draft = { ...plainDrafts[kind], ...changes }
      return { id: await stageProfile(stage, { kind, manager, isApproved: status === 'Approved', draft }) }
    }
  return {
    /** The id of somebody who has signed in. */
    person: (person: Person) => stagePerson(stage, person),
    facility: approvable('facility'),
    destination: approvable('destination'),
    hotel: approvable('hotel'),
    business: approvable('business'),
    company: approvable('company'),
    organization: approvable('organization'),
    /** By default published, or completed if it is over. */
    event: async ({ manager, ...changes }: Staged<'event'>) => {
      const draft = { ...plainDrafts.event, ...changes }
      const isOver = draft.status === 'Published' && draft.endDate < dayOf(new Date(Date.now() - halfDayMs))
      const status = isOver ? 'Completed' : draft.status
      const staged = { kind: 'event', manager, isApproved: false, draft: { ...draft, status } } as const
      return { id: await stageProfile(stage, staged) }
    },
  }
}

const halfDayMs = 43_200_000
