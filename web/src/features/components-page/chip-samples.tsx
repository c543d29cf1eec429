import { useState } from 'react'
import { ChipButton, ChipLink, ChipList, Tag } from '../../components/chip.tsx'
import { longName } from './sample-texts.ts'
import { Sample } from './theme-columns.tsx'

const tones = ['plain', 'good', 'info', 'warn', 'bad'] as const

export function ChipSamples() {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <>
      <Sample label="Links with counts: pressed, 1, 99, 12,345, and 0, which offers nothing">
        <ChipList>
          <ChipLink to="#chips" isPressed count={301}>
            Within 150 mi
          </ChipLink>
          <ChipLink to="#chips" count={1}>
            Ice
          </ChipLink>
          <ChipLink to="#chips" count={99}>
            Indoor
          </ChipLink>
          <ChipLink to="#chips" count={12_345}>
            Parking
          </ChipLink>
          <ChipLink to="#chips" count={0}>
            Olympic Facility
          </ChipLink>
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
