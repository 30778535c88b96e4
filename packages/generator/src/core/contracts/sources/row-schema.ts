/** What checks the data of rows: a schema of Zod, Valibot or ArkType, see https://standardschema.dev. */
export interface RowSchema {
  readonly '~standard': {
    validate(value: unknown): SchemaResult | Promise<SchemaResult>;
  };
}

/** What a schema says of a value. */
export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };
