import { CardGrid } from '../../components/display/card-grid.tsx'
import { IconButton } from '../../components/actions/icon-button.tsx'
import { ProfileCardSkeleton } from '../../components/display/profile-card-skeleton.tsx'
import { ProfileCard } from '../../components/display/profile-card.tsx'
import { Skeleton } from '../../components/display/skeleton.tsx'
import styles from './components-page.module.css'
import { longName, longWord, picture, Sample } from './sample.tsx'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { Gallery } from '../../components/pictures/gallery.tsx'
import { LogoMark } from '../../components/pictures/logo-mark.tsx'
import { Picture } from '../../components/pictures/picture.tsx'

const score = [
  { label: 'Courts', value: 8 },
  { label: 'Fields', value: 3 },
  { label: 'Seats', value: '3.2K' },
]
const like = <IconButton icon="heart" label="Like" variant="line" aria-pressed={false} />
const liked = <IconButton icon="heart" label="Like" variant="line" isFilled aria-pressed />

export function CardSamples() {
  return (
    <>
      <Sample label="Promoted and wide">
        <CardGrid className={styles.fill}>
          <ProfileCard
            to="#cards"
            title="Harmony Township Park"
            place="Westfield, IN"
            distance="21 mi away"
            sports={['Basketball', 'Volleyball', 'Futsal']}
            rating={4.8}
            reviewCount={126}
            image={picture(1, 'basketball')}
            score={score}
            description="377,000 square feet under one roof, 26 outdoor diamonds and 31 fields around it. Hosts state finals each March; two hotels on the grounds."
            isPromoted
            isWide
            action={like}
          />
        </CardGrid>
      </Sample>
      <Sample label="In a grid: plain, liked, long, bare, loading">
        <CardGrid className={styles.fill}>
          <ProfileCard
            to="#cards"
            title="Old Mill Ice Arena"
            place="Fort Wayne, IN"
            distance="96 mi away"
            sports={['Ice Hockey', 'Figure Skating', 'Curling', 'Broomball', 'Ringette', 'Speed Skating']}
            rating={4.6}
            reviewCount={1}
            image={picture(4, 'ice-hockey')}
            score={score}
            action={liked}
          />
          <ProfileCard
            to="#cards"
            title={longName}
            place={`${longWord}, Wales`}
            distance="3,412 mi away"
            sports={['Soccer']}
            rating={5}
            reviewCount={12_345}
            image={picture(3, 'soccer')}
            score={score}
            isPromoted
            action={like}
          />
          <ProfileCard
            to="#cards"
            title="Stone Mill Table"
            place="Food & Beverage · Bloomington, IN"
            category="Food & Drink"
            sports={['Good for Groups', 'Outdoor Seating', 'Takes Reservations', 'Parking Available']}
            offer={{ title: '15% off for teams of ten and more on weekdays', endDate: '2027-03-31' }}
            image={picture(5, 'business')}
            score={[{ label: 'Price', value: '$$' }]}
          />
          <ProfileCard to="#cards" title="Q" place="Kokomo, IN" />
          <ProfileCardSkeleton />
        </CardGrid>
      </Sample>
      <Sample label="Skeletons: lines, a block, a round picture">
        <Skeleton className={styles.fill} />
        <Skeleton look="block" className={styles.block} />
        <Skeleton look="round" />
      </Sample>
    </>
  )
}

const images = ['Basketball', 'Volleyball', 'Soccer', 'Ice Hockey', 'Baseball', 'Lacrosse'].map(
  (sport, index) => ({
    id: sport,
    src: picture(index + 1, sport.toLowerCase().replace(' ', '-')),
    alt: `Drawing of ${sport}`,
  }),
)
const first = images[0]?.src ?? ''
const broken = '/images/0000000000000000000000000000000000000000000000000000000000000000'

export function PictureSamples() {
  return (
    <>
      <Sample label="Logo">
        <LogoMark />
      </Sample>
      <Sample label="Avatars: picture, initials, online, offline, 32 and 64 px, square, one character, a broken picture">
        <Avatar name="Jonquil Pereira" picture={first} />
        <Avatar name="Jonquil Pereira" />
        <Avatar name="Jonquil Pereira" status="online" />
        <Avatar name="Jonquil Pereira" status="offline" />
        <Avatar name="Jonquil Pereira" size={32} status="online" />
        <Avatar name="Jonquil Pereira" size={64} status="offline" isNamed />
        <Avatar name="Visit Fort Wayne" picture={first} isSquare />
        <Avatar name="力" />
        <Avatar name="Broken Picture" picture={broken} />
      </Sample>
      <Sample label="Pictures: drawn, none, broken, contained, square">
        <Picture className={styles.tile} src={first} alt="A court" sizes="160px" />
        <Picture className={styles.tile} src={null} alt="Harmony Township Park" sizes="160px" />
        <Picture className={styles.tile} src={broken} alt="Old Mill Grounds" sizes="160px" />
        <Picture className={styles.tile} src={first} alt="A court" sizes="160px" ratio="16:9" isContained />
        <Picture className={styles.tile} src={first} alt="A court" sizes="160px" ratio="1:1" />
      </Sample>
      <Sample label="Gallery of six, opens a lightbox">
        <Gallery className={styles.fill} images={images} name="Harmony Township Park" />
      </Sample>
      <Sample label="Galleries of one, two, three and four">
        {[1, 2, 3, 4].map((count) => (
          <Gallery key={count} className={styles.fill} images={images.slice(0, count)} name={longName} />
        ))}
      </Sample>
    </>
  )
}
