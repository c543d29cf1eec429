import { Link } from 'react-router'
import { RuledItem, RuledList, RuledWords } from '../components/display/ruled-list.tsx'
import { count, counted } from '../components/format.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { Loaded } from '../page/loaded.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'

/** What several destinations have no answer to. */
export function FrequentQuestions() {
  const questions = useRead(calls['assistant-mgmt'].exchanges.unanswered, {})
  return (
    <Section title="Frequent questions without an answer" action={<span className="sm mut">30 days</span>}>
      <Loaded query={questions} errorTitle="The questions didn’t load.">
        {({ data }) =>
          data.length === 0 ? (
            <p className="mut">Nothing unanswered in 30 days.</p>
          ) : (
            <RuledList aria-label="Frequent questions without an answer">
              {data.map(({ question, count: times, destinations }) => (
                <RuledItem key={question}>
                  <span className="num semi">{count(times)}</span>
                  <RuledWords>
                    <b className="semi">{question}</b>
                    <Destinations destinations={destinations} />
                  </RuledWords>
                </RuledItem>
              ))}
            </RuledList>
          )
        }
      </Loaded>
    </Section>
  )
}

interface DestinationsProps {
  destinations: readonly { id: string; name: string; count: number }[]
}

/** '6 at Elm County, 3 at 2 others'. */
function Destinations({ destinations: [first, ...others] }: DestinationsProps) {
  if (first === undefined) return null
  const elsewhere = others.reduce((sum, each) => sum + each.count, 0)
  return (
    <span className="xs dim">
      {`${count(first.count)} at `}
      <Link className="link" to={`${profilePath(kinds.destination, first.id)}/guide`}>
        {first.name}
      </Link>
      {elsewhere > 0 && `, ${count(elsewhere)} at ${counted(others.length, 'other', 'others')}`}
    </span>
  )
}
