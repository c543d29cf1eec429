import { useLoaderData } from 'react-router'
import type { FieldOptions } from '../../../creation/creation-kind.ts'
import type { facilityLists } from './facility-lists.server.ts'

export type FacilityLists = ReturnType<typeof facilityLists>

/** The lists that the route loaded. */
export const useFacilityLists = () => useLoaderData<{ options: FieldOptions; lists: FacilityLists }>()
