import { locationSummary } from '@app/contract/rules/location-summary.ts'
import { urgencyLevels, urgencySentence } from '@app/contract/rules/urgency.ts'
import { Link } from 'react-router'
import { Tag } from '../../../components/actions/chip.tsx'
import { listOf } from '../../../components/format.ts'
import { useToday } from '../../../page/use-today.ts'
import { fieldsEditor } from '../../../profile/editing/lazy-editors.ts'
import type { Section, SectionProps } from '../../../profile/profile-page.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import type { EventContent } from '../event-content.ts'
import { Facts } from '../../../platform/boxes/facts.tsx'
import { Row } from '../../../platform/boxes/row.tsx'
import { Stack } from '../../../platform/boxes/stack.tsx'
import { answerWay, requestedDays, requestedThings, takesAnswers } from './request-words.ts'

/** What an event of the category RFP asks of hosts. */
export const requestSection: Section<EventContent> = {
  id: 'search',
  title: 'What it asks of hosts',
  isAbsent: ({ profile }) => profile.category !== 'RFP',
  isEmpty: () => false,
  empty: '',
  Body: RequestBrief,
  editor: fieldsEditor({
    name: 'search',
    fields: ['urgency', 'requestAddress', 'requestDist', 'facilityTypes'],
    saveText: 'Save search',
  }),
}

function RequestBrief({ content }: SectionProps<EventContent>) {
  const { profile, members } = content
  const { name, organization, urgency, requestAddress, requestDist } = profile
  const level = urgencyLevels.find(({ priority }) => priority === urgency)
  const things = requestedThings(content)
  const people = listOf(members.filter(({ isPending }) => !isPending).map((member) => member.name))
  return (
    <Stack gap="3">
      {level && (
        <Row as="p" gap="1 2">
          <Tag tone={level.priority === 0 ? 'warn' : 'plain'}>{level.label}</Tag>
          <span>{urgencySentence(organization?.name ?? name, level.priority)}</span>
        </Row>
      )}
      <Facts
        facts={[
          {
            label: 'Who asks',
            value:
              organization === null ? (
                <p>{people || 'The organizer, who is not named here.'}</p>
              ) : (
                <Link className="link" to={profilePath(kinds.organization, organization.id)}>
                  {organization.name}
                </Link>
              ),
          },
          { label: 'When', value: <Lines lines={requestedDays(profile)} /> },
          { label: 'Where', value: locationSummary({ address: requestAddress, dist: requestDist }) },
          {
            label: 'What it needs',
            value: things.length === 0 ? 'Not given yet. Ask the organizer.' : <Lines lines={things} />,
          },
          { label: 'How to answer', value: <Answer content={content} /> },
        ]}
      />
    </Stack>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <p key={line}>{line}</p>)

function Answer({ content: { profile, today: loaded } }: { content: EventContent }) {
  const today = useToday(loaded)
  const way = answerWay(profile)
  if (!takesAnswers(profile, today)) return <p>This request takes no more answers.</p>
  return (
    <>
      <p>Tell the organizer which spaces are free on which days, and what they cost.</p>
      {way === undefined ? (
        <p>The organizer gave no way to reach them yet.</p>
      ) : (
        <p>
          <Link
            className="link"
            to={way.to}
            {...(way.isOutside && { target: '_blank', rel: 'noreferrer nofollow' })}
          >
            {way.label}
          </Link>
        </p>
      )}
    </>
  )
}
