/** Spanish has a separate plural form for whole millions, in addition to those of English. */
type SpanishKey<Key> = Key extends `${infer Word}_other` ? Key | `${Word}_many` : Key;

type Said<Message> = Message extends string
  ? string
  : Message extends readonly unknown[]
    ? Message
    : SpanishOf<Message>;

/**
 * The type of the Spanish messages: every key of the English ones with its plural forms, and no
 * other.
 */
export type SpanishOf<Messages> = {
  readonly [Key in keyof Messages as SpanishKey<Key>]: Said<Messages[Key]>;
};
