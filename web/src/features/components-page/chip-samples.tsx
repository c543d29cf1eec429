import { useState } from 'react'
import { ChipButton, ChipLink, ChipList, Tag } from '../../components/actions/chip.tsx'
import { longName, Sample } from './sample.tsx'

const tones = ['plain', 'good', 'info', 'warn', 'bad'] as const
const counts = { Ice: 1, Indoor: 99, Parking: 12_345, 'Olympic Facility': 0 }

export function ChipSamples() {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <>
      <Sample label="Links with counts: pressed, 1, 99, 12,345, and 0, which is disabled">
        <ChipList>
          <ChipLink to="#chips" isPressed count={301}>
            Within 150 mi
          </ChipLink>
          {Object.entries(counts).map(([name, count]) => (
            <ChipLink key={name} to="#chips" count={count}>
              {name}
            </ChipLink>
          ))}
        </ChipList>
      </Sample>
      <Sample label="Buttons">
        <ChipButton isPressed={isPressed} onClick={() => setIsPressed(!isPressed)}>
          Press me
        </ChipButton>
        <ChipButton isPressed>8</ChipButton>
        <ChipButton isPressed={false} count={0}>
          None
        </ChipButton>
        <ChipButton isPressed={false} disabled>
          Disabled
        </ChipButton>
      </Sample>
      <Sample label="Tags">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Sample>
      <Sample label="200 characters">
        <ChipLink to="#chips" count={3}>
          {longName}
        </ChipLink>
        <Tag>{longName}</Tag>
      </Sample>
    </>
  )
}
