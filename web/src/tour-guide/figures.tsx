import type { GuideActivity } from '@app/contract/assistants/unanswered-schema.ts'
import { LineScore } from '../components/display/line-score.tsx'
import { count, counted } from '../components/format.ts'
import { Stack } from '../platform/boxes/stack.tsx'

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`)

/** The last 30 days, beside what is still known of the 30 days before. */
export const Figures = ({ activity: { now, before } }: { activity: GuideActivity }) => (
  <Stack gap="2">
    <LineScore
      look="key"
      items={[
        { label: 'Asked, 30 days', value: count(now.asked), note: `${count(before.asked)} before` },
        {
          label: 'Answered',
          value: percent(now.answered, now.asked),
          note: `${percent(before.answered, before.asked)} before`,
        },
        { label: 'Nothing found', value: count(now.notFound), note: `${count(before.notFound)} before` },
        { label: 'Not answered by rule', value: count(now.byRule), note: `${count(before.byRule)} before` },
        {
          label: 'Helpful',
          value: percent(now.helpful, now.votes),
          note: `of ${counted(now.votes, 'vote')}, ${percent(before.helpful, before.votes)} before`,
        },
      ]}
    />
    <p className="xs dim">
      Questions asked without an account are deleted after 30 days, so the figures before count only those of
      accounts.
    </p>
  </Stack>
)
