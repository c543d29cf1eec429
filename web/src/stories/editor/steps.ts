import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { ConfirmOptions } from '../../components/overlays/confirm-queue.ts'
import { timeIn } from '../../page/local-time.ts'
import { moment } from '../../page/moment.ts'
import { isUnpublished } from './state-words.ts'
import type { OwnStory, StoryValues } from './story-values.ts'
import type { Step } from './use-story-form.ts'

/** What the button at the top does with a story. */
export interface NextStep {
  label: string
  isPrimary: boolean
  /** Only of complete stories. */
  needsAll: boolean
  question: ConfirmOptions
  take: Step
  /** The toast after it. */
  done: string
  /** Why nothing can be changed now. */
  lock?: string
}

const send: Step = async (stories, id, unchanged) => stories.send({ id }, unchanged)
const takeBack: Step = async (stories, id, unchanged) => stories.takeBack({ id }, unchanged)

export function nextStep(
  { state, title, slug, needsApproval }: OwnStory,
  values: StoryValues,
  isAdmin: boolean,
): NextStep {
  if (isUnpublished(state)) return sending(values, needsApproval && !isAdmin)
  const words = {
    Waiting: [
      'Take back',
      'You can change it then, and send it again.',
      'It waits for approval. Take it back to change it.',
    ],
    Scheduled: [
      'Unschedule',
      'It becomes a draft again.',
      'It was approved as it is. Unschedule it to change it.',
    ],
    Published: [
      'Unpublish',
      `${storyPath(slug)} will lead nowhere until it is published again.`,
      'It was approved as it is. Unpublish it to change it.',
    ],
  } as const
  const [label, text, lock] = words[state === 'Waiting' || state === 'Scheduled' ? state : 'Published']
  return {
    label,
    isPrimary: false,
    needsAll: false,
    question: { title: `${label} “${title}”?`, text, confirmText: label },
    take: takeBack,
    done: 'It is a draft again.',
    ...((state === 'Waiting' || needsApproval) && !isAdmin && { lock }),
  }
}

function sending({ title, publishDate }: StoryValues, waits: boolean): NextStep {
  const due = timeIn(publishDate)
  const isLater = due !== null && Date.parse(due) > Date.now()
  const label = waits ? 'Send for approval' : isLater ? 'Schedule' : 'Publish'
  return {
    label,
    isPrimary: true,
    needsAll: true,
    question: {
      title: `${label}: “${title}”?`,
      text: waits
        ? 'An administrator reads it first. Until then you can take it back, and nobody can change it.'
        : isLater
          ? `It goes live ${moment(due)}.`
          : 'Everybody can read it right away.',
      confirmText: label,
    },
    take: send,
    done: waits ? 'Sent. An administrator will read it.' : isLater ? 'Scheduled.' : 'Published.',
  }
}
