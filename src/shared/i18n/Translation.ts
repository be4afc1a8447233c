/** Spanish has a form of its own for whole millions, beside those for one and for others. */
type SpanishKey<Key> = Key extends `${infer Word}_other` ? Key | `${Word}_many` : Key;

type Said<Message> = Message extends string
  ? string
  : Message extends readonly unknown[]
    ? Message
    : SpanishOf<Message>;

/** The same messages in Spanish: every key of the English ones with its plural forms, and no other. */
export type SpanishOf<Messages> = {
  readonly [Key in keyof Messages as SpanishKey<Key>]: Said<Messages[Key]>;
};
