import type { Api } from '@app/contract/api.ts'
import type { RequestReach } from '@app/contract/events/lead-schema.ts'
import type { Entitlements } from '@app/contract/entitlements.ts'
import type { NearbyAirport } from '@app/contract/places/place-schema.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import type { FunctionComponent, ReactNode } from 'react'
import type * as z from 'zod'
import type { IconName } from '../components/pictures/icon-names.ts'
import type { LoadedOnce } from '../components/loaded-once.ts'
import type { LineScoreItem } from '../components/display/line-score.tsx'
import type { Field } from '../kind/field.ts'
import type { Member, Profile, ProfileCalls } from '../kind/profile-calls.ts'
import type { KindFacts } from '../kind/registry.ts'
import type { CommonJsonLd } from './common-json-ld.ts'

/** A kind as its pages and editors know it. */
export interface ProfileKind extends KindFacts {
  /** Only editors load them. */
  fields: () => Promise<readonly Field[]>
  /** The roles of its team. The first one manages the page. */
  roles: readonly [string, ...string[]]
  /** The schema of its fields, which only editors load. */
  draft: () => Promise<z.ZodObject>
  /** What its roles may do, if not what they usually may. */
  rolesNote?: string
}

type Images = Awaited<ReturnType<ProfileCalls['images']['list']>>['data']
/** An image or a document. Only documents may be floor plans. */
export type StoredFile = Images[number] & { isPlan?: boolean }

type OtherName = Awaited<ReturnType<ProfileCalls['otherNames']['list']>>['data'][number]

/** A profile that fits like another one, with the reason, such as '8 volleyball courts'. */
export interface SimilarProfile<I extends Profile = Profile> {
  profile: I
  reason?: string
}

/** Why another profile is similar. A method, so that it can take the kind's own fields. */
export interface FitWords<I extends Profile = Profile> {
  whySimilar(profile: I, other: I): string | undefined
}

/** What every kind's page shows. A kind adds parts of its own. */
export interface Content<I extends Profile = Profile> {
  profile: I
  images: StoredFile[]
  documents: StoredFile[]
  members: Member[]
  /** Members of the profile's owner. */
  inherited: Member[]
  /** Whether nobody manages it, not even somebody whom visitors don't see. Null for kinds without claims. */
  isUnclaimed: boolean | null
  /** The nearest ones. */
  airports: NearbyAirport[]
  similar: SimilarProfile<I>[]
  /** Former and common names. */
  otherNames: OtherName[]
  /** The newest stories of the page and about it, and how many there are. */
  stories: { newest: StoryCard[]; count: number }
  /** When its fields and collections last changed. */
  changes: Record<string, string>
}

/** What the pages of kinds that receive requests show. */
export interface HostContent<I extends Profile = Profile> extends Content<I> {
  /** How requests reach it. */
  reach: RequestReach
}

/** One part of a page that has a call of its own. */
export interface Part<I extends Profile = Profile, T = unknown> {
  load(api: Api, profile: I, search: URLSearchParams): Promise<T>
  /** The query parameter that the call depends on. */
  parameter?: string
  /** Who refetches it: those who may have changed it, or may see more than visitors. */
  live?: 'staff' | 'signed-in'
}

export type Parts<C extends Content> = {
  [K in Exclude<keyof C, 'profile'>]: Part<C['profile'], C[K]>
}
export type OwnParts<C extends Content> = {
  [K in Exclude<keyof C, keyof Content>]: Part<C['profile'], C[K]>
}

export interface EditorProps {
  kind: ProfileKind
  /** As the page shows it. An editor that saves by ETag fetches its own copy when it opens. */
  profile: Profile
  /** Closes the editor; the section shows its content again. */
  close: () => void
  /** Focuses the editor itself, after the focused element was removed. */
  focus: () => void
}

/** A form for some of a kind's declared fields. */
export interface FieldsForm {
  /** Names its unsaved changes. */
  name: string
  fields: readonly string[]
  saveText: string
  note?: string
  /** Offers to write the description, for kinds with a call for it. */
  isSuggested?: true
}

/** An editor and the ability that its saving requires. */
export interface Editor {
  ability: string
  /** Loads its code. */
  load: () => Promise<FunctionComponent<EditorProps>>
  /** The button that opens it, if not 'Edit'. */
  opener?: { label: string; icon: IconName }
}

export interface SectionProps<C extends Content = Content> {
  kind: ProfileKind
  content: C
  entitlements: Entitlements | undefined
}

/** A section of the page, edited in place. */
export interface Section<C extends Content = Content> {
  /** Its anchor, and the name of its unsaved changes. */
  id: string
  title: string | ((content: C) => string)
  note?(content: C): ReactNode
  /** Empty sections are hidden from those who cannot edit them. */
  isEmpty(content: C): boolean
  /** Left out, even for those who could fill it. */
  isAbsent?(content: C): boolean
  /** What is missing, for those who can add it. */
  empty: string | ((content: C) => string)
  Body: FunctionComponent<SectionProps<C>>
  editor?: Editor
  /** On a wide screen, visitors have this beside the page. */
  isBesideOnWide?: boolean
}

export interface SectionsProps<C extends Content = Content> extends SectionProps<C> {
  isVisitorView: boolean
}

export interface SimilarProfilesProps<C extends Content = Content> {
  kind: ProfileKind
  similar: C['similar']
}

/** The sections of a page, and the components that show them and similar profiles. */
export interface LoadedSections<C extends Content = Content> {
  list: readonly Section<C>[]
  Sections: FunctionComponent<SectionsProps<C>>
  SimilarProfiles: FunctionComponent<SimilarProfilesProps<C>>
}

export interface ActionsProps<I extends Profile = Profile> {
  kind: ProfileKind
  profile: I
  entitlements: Entitlements
  /** An action removed its own button. */
  onDone: () => void
}

/** The next step of a visitor: a panel beside the page, and a bar at the foot of a small screen. */
export interface Aside {
  label: string
  panel: ReactNode
  bar: ReactNode
}

export interface AsideProps<C extends Content = Content> {
  content: C
  /** The reader manages the page, so visitors' next step leads nowhere. */
  isOwn: boolean
  /** Renders the page with its aside, whose panel and bar may share state. */
  children: (aside: Aside) => ReactNode
}

/** The page of a kind. */
export interface ProfilePage<C extends Content = Content> {
  kind: ProfileKind & { calls(api: Api): ProfileCalls<C['profile']> }
  parts: OwnParts<C>
  /** Only the loader needs it: its lists of sports are large. */
  loadFit: () => Promise<FitWords<C['profile']>>
  /** `Sports Complex`. */
  typeOf(profile: C['profile']): string
  /** The key facts below its name. */
  facts(content: C): LineScoreItem[]
  reactionCount(profile: C['profile']): number
  /** False if it takes no new likes or follows. By default it does. */
  takesReactions?(profile: C['profile']): boolean
  /** Who sees a released page, if not everyone: a sentence for its managers. */
  audience?(profile: C['profile']): string | undefined
  /** What everyone must know first, above its name. */
  Notice?: FunctionComponent<SectionProps<C>>
  /** Below its name: what changes all plans, such as a cancellation. */
  Alert?: FunctionComponent<SectionProps<C>>
  /** The line below its name, before the names of its managers. */
  Line?: FunctionComponent<SectionProps<C>>
  /** Below its name on screens that are too small for the aside. */
  Lead?: FunctionComponent<SectionProps<C>>
  headEditor: Editor
  sections: LoadedOnce<LoadedSections<C>>
  WithAside: FunctionComponent<AsideProps<C>>
  /** The first words of its description for search engines. */
  metaLead?(profile: C['profile']): string
  /** The type of its structured data, with the facts that only this kind has. They replace common ones. */
  jsonLd(content: C, common: CommonJsonLd): { '@type': string }
  /** Actions of its lifecycle for those who manage it. By default, its approval. */
  loadActions?: () => Promise<{ default: FunctionComponent<ActionsProps<C['profile']>> }>
}
