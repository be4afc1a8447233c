import styles from './Dots.module.css';

/** The shapes of the parties, so that they differ without color; more parties repeat them. */
const SHAPES = 5;

/** The mark of a party, or without one the mark of an opinion without a party. */
export const PartyMark = ({ index }: { index: number }) => (
  <i className={styles.mark} data-shape={index < 0 ? 'none' : index % SHAPES} aria-hidden />
);
