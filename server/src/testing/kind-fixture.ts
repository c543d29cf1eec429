import type { Abilities } from '@app/contract/entitlements.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { PatchOperation, Route } from '@app/contract/route.ts'

/** What a draft that refers to something else is made with. */
export interface FixtureContext {
  /** The id of somebody new. */
  newPerson(): Promise<string>
  /** The id of an approved profile with the same staff as the one under test. */
  newProfile(kind: ProfileKindName): Promise<string>
}

type Draft<D> = D | ((context: FixtureContext) => Promise<D>)
export type ChildDraft = Draft<object>

export interface KindFixture {
  /** Only the required fields. */
  minimal: object
  /** Every field, with a value. */
  full: object
  /** Every field, with another value. */
  other: object
  /** Fields whose values no two profiles share. Tests replace them. */
  uniqueFields?: readonly string[]
  /** For kinds that no administrator approves: the status of pages that aren't public yet, and the edit that publishes one. */
  lifecycle?: { hidden: string; publish: readonly PatchOperation[] }
  /** An edit of a profile with the `full` draft, and a filter that finds the profile only afterwards. */
  change: { patch: readonly PatchOperation[]; filter: object }
  /** What `my/entitlements` reports. */
  abilities: Abilities
  /**
   * The field that each of the kind's own orders follows; `-` in front is descending. Null if it follows what the query asks for:
   * the kind's own tests hold it.
   */
  orders: Readonly<Record<string, string | null>>
  /** Lists of another kind, or of what no draft makes, by their operations' names. Their own tests hold them. */
  foreignLists?: readonly string[]
  /**
   * Who finds a profile that is not public in the lists that only this kind has, by their operations' names. 'empty': the list
   * has neither public profiles nor others, because the fixture adds nothing to it.
   */
  lists?: Readonly<Record<string, 'empty' | 'nobody' | 'viewers' | 'staff of approved'>>
  /** Two different items of each child collection. */
  children: Readonly<Record<string, readonly [ChildDraft, ChildDraft]>>
  /** Collections of links to another kind: `PUT …/companies/{id}` links the company with this id. */
  links?: Readonly<Record<string, ProfileKindName>>
  /** Edits of the first of the two, where it is not made into the second. */
  childEdits: Readonly<Record<string, readonly PatchOperation[]>>
}

type DataOf<R> =
  R extends Route<infer Sent, infer _Received, infer _Reply>
    ? Sent extends { data: infer D }
      ? D
      : never
    : never
type Creating<T> = { [K in keyof T]: T[K] extends { create: Route } ? K : never }[keyof T]
type DraftOf<T> = T extends { create: infer R } ? DataOf<R> : never

interface FixtureOf<T> extends KindFixture {
  minimal: DraftOf<T> & object
  full: Required<DraftOf<T> & object>
  other: Required<DraftOf<T> & object>
  children: {
    readonly [K in Creating<T> & string]: readonly [Draft<DraftOf<T[K]>>, Draft<DraftOf<T[K]>>] &
      readonly [ChildDraft, ChildDraft]
  }
}

/** Checks a fixture against the routes of its kind: a child collection without drafts does not compile. */
export const kindFixture = <T>(_routes: T, fixture: FixtureOf<T>): KindFixture => fixture
