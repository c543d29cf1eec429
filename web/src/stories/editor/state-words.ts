import type { StoryState } from '@app/contract/rules/story-rules.ts'

interface StateTag {
  text: string
  tone: 'plain' | 'warn' | 'good' | 'info'
}

export const stateTags: Record<StoryState, StateTag> = {
  Draft: { text: 'Draft', tone: 'plain' },
  Waiting: { text: 'Waiting for approval', tone: 'info' },
  SentBack: { text: 'Sent back', tone: 'warn' },
  Scheduled: { text: 'Scheduled', tone: 'info' },
  Published: { text: 'Published', tone: 'good' },
}

/** Stories that changes of their team don't reach readers of at once. */
export const isUnpublished = (state: StoryState) => state === 'Draft' || state === 'SentBack'
