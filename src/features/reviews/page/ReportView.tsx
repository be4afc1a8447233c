import type { ReportBlock } from '@contract/report/blocks';
import type { ReactNode } from 'react';
import { CopyPicture } from './CopyPicture';
import { BlockChart } from './BlockChart';
import { FigureText, type FigureChoice } from './FigureText';
import styles from './ReportView.module.css';

interface Props extends FigureChoice {
  blocks: readonly ReportBlock[];
  /** Whether each block can be copied as a picture. */
  hasPictures?: boolean;
  /** The company's logo, beside the heading. */
  logo?: ReactNode;
}

/** The page of a review on the screen: the same blocks as in the PDF. */
export function ReportView({ blocks, hasPictures = false, logo, ...choice }: Props) {
  return (
    <article className={styles.paper}>
      {blocks.map((block) => (
        <Block key={block.kind === 'heading' ? 'heading' : block.title} block={block}>
          {block.kind === 'heading' && logo}
          {hasPictures && block.kind !== 'heading' && block.kind !== 'code' && (
            <CopyPicture block={block} />
          )}
          {bodyOf(block, choice)}
        </Block>
      ))}
    </article>
  );
}

function Block({ block, children }: { block: ReportBlock; children: ReactNode }) {
  if (block.kind === 'heading') {
    return (
      <header className={styles.heading}>
        <span className={styles.logo}>{children}</span>
        <h2 className={styles.company}>{block.company}</h2>
        <p className={styles.name}>{block.title}</p>
        {block.lines.map((line, index) => (
          <p
            key={index}
            className={
              block.isWithdrawn && index === block.lines.length - 1 ? styles.alert : styles.line
            }
          >
            {line}
          </p>
        ))}
        {block.summary !== '' && <p className={styles.summary}>{block.summary}</p>}
      </header>
    );
  }
  if (block.kind === 'code') {
    return (
      <footer className={styles.code}>
        {block.code !== null && (
          <p>
            {block.title}: <strong className={styles.digits}>{block.code}</strong>
          </p>
        )}
        {block.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    );
  }
  return (
    <section className={styles.block} aria-label={block.title}>
      <h3 className={styles.title}>{block.title}</h3>
      {children}
    </section>
  );
}

function bodyOf(block: ReportBlock, choice: FigureChoice): ReactNode {
  switch (block.kind) {
    case 'table':
      return <BlockTable block={block} {...choice} />;
    case 'chart':
      return <BlockChart block={block} />;
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.fact}>
                <FigureText {...choice} name={label} content={value} />
              </dd>
              <dd className={styles.detail}>{detail}</dd>
            </div>
          ))}
        </dl>
      );
    case 'empty':
      return <p className={styles.line}>{block.text}</p>;
    default:
      return null;
  }
}

type TableProps = { block: Extract<ReportBlock, { kind: 'table' }> } & FigureChoice;

function BlockTable({ block, ...choice }: TableProps) {
  const { columns, rows, sum, isTotalFirst } = block;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ header, isRight }) => (
              <th key={header} scope="col" className={isRight ? styles.right : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row} className={isTotalFirst && row === 0 ? styles.total : undefined}>
              {cells.map((cell, at) => (
                <td
                  key={at}
                  data-label={columns[at]?.header}
                  className={columns[at]?.isRight ? styles.right : undefined}
                >
                  <FigureText
                    {...choice}
                    content={cell}
                    name={`${cells[0]?.text ?? ''}, ${columns[at]?.header ?? ''}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {sum.length > 0 && (
        <p className={styles.sum}>
          {sum.map((cell, at) => (
            <FigureText key={at} {...choice} content={cell} name={sum[0]?.text ?? ''} />
          ))}
        </p>
      )}
    </>
  );
}
