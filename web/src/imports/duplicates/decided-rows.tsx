import { useState } from 'react'
import { Button } from '../../components/actions/button.tsx'
import { Tag } from '../../components/actions/chip.tsx'
import { RuledList } from '../../components/display/ruled-list.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import { counted } from '../../components/format.ts'
import { cityAndState } from '../../page/place-words.ts'
import { useRows } from '../import-calls.ts'
import type { Import, ImportPlace } from '../import-place.ts'
import { useKindWords } from '../imported-kind.ts'
import { decisionWords } from '../import-words.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Loaded } from '../../page/loaded.tsx'

const pageSize = 20
/** The contract's limit of a page. */
const mostShown = 100

interface DecidedRowsProps {
  place: ImportPlace
  item: Import
  onTakeBack: (row: number) => void
  onTakeBackAll: () => void
}

/** The decisions so far, each of which can be taken back. */
export function DecidedRows({ place, item, onTakeBack, onTakeBackAll }: DecidedRowsProps) {
  const words = useKindWords()
  const [take, setTake] = useState(pageSize)
  const decided = useRows(place, item.id, { isDecided: true, offset: 0, take })
  const rest = Math.min(decided.data?._meta.stats.count ?? 0, mostShown) - (decided.data?.data.length ?? 0)
  return (
    <Loaded query={decided} skeleton={<Skeleton />}>
      {({ data }) => (
        <>
          <RuledList>
            {data.map(({ row, name, decision, ...town }) => (
              <li key={row}>
                <Toolbar>
                  <span>
                    <span className="semi">{name}</span> <span className="mut">{cityAndState(town)}</span>
                  </span>
                  {decision !== null && <Tag>{words(decisionWords[decision])}</Tag>}
                  <Button variant="quiet" icon="undo-2" onClick={() => onTakeBack(row)}>
                    Take back<span className="sr"> the decision about {name}</span>
                  </Button>
                </Toolbar>
              </li>
            ))}
          </RuledList>
          <Row>
            {rest > 0 && (
              <Button onClick={() => setTake(Math.min(mostShown, take + pageSize))}>
                {`Show ${counted(Math.min(pageSize, rest), 'more', 'more')}`}
              </Button>
            )}
            <Button icon="undo-2" onClick={onTakeBackAll}>
              Take back all decisions
            </Button>
          </Row>
        </>
      )}
    </Loaded>
  )
}
