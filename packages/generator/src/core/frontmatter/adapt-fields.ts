import type { z } from 'zod';
import type { Frontmatter } from '../contracts/page.ts';
import { meantSwitch } from '../schemas/switch-words.ts';

/** Whether a page is published is never guessed. */
const PRIVATE: ReadonlySet<string> = new Set(['password', 'draft']);

/** Whether a wrong value of a field could make a page public that was not. */
export const isPrivateField = (key: string): boolean => PRIVATE.has(key);

/**
 * The fields as other generators write them, in our form: a text where a list is meant, lists in lists, objects with a name, empty
 * values. What nothing of ours stands for stays, and is told by the check.
 */
export function adaptFields(value: Frontmatter, shape: Readonly<Record<string, z.ZodType>>): Frontmatter {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
      const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (!schema || isPrivateField(key) || schema.safeParse(field).success) return [[key, field]];
      if (field === null) return [];
      const found = readings(key, field).find((one) => one !== undefined && schema.safeParse(one).success);
      return [[key, found ?? field], ...ordered(key, field, value)];
    }),
  );
}

/** What a value may mean, the nearest first. */
function readings(key: string, field: unknown): unknown[] {
  if (typeof field === 'string')
    return [
      meantSwitch(field),
      ...(field.trim() !== '' && Number.isFinite(Number(field)) ? [Number(field)] : []),
      field.split(/\s*[,，、]\s*/).filter(Boolean),
      [field],
    ];
  if (typeof field === 'boolean') return [String(field)];
  if (Array.isArray(field)) return listReadings(field);
  return isObject(field) ? objectReadings(key, field) : [[field]];
}

function listReadings(list: readonly unknown[]): unknown[] {
  const flat = list.flat(4).filter((one) => one !== null);
  const named = flat.map((one) => (isObject(one) ? nameOf(one) : one));
  const elements = flat.map((one) => (isObject(one) ? elementOf(one) : one));
  return [
    flat,
    named,
    list.map((one) => (isObject(one) ? elementOf(one) : one)),
    elements,
    flat.length === 1 ? flat[0] : undefined,
  ];
}

/** Objects of Starlight, Hugo, GitBook and others. Those of ours with a misspelled key are told. */
function objectReadings(key: string, field: Fields): unknown[] {
  const hasOnly = (...names: string[]) => Object.keys(field).every((name) => names.includes(name));
  if (key === 'prev' || key === 'next') {
    const { text, label = text, title = label, link, href = link, url = href } = field;
    return hasOnly('text', 'label', 'title', 'link', 'href', 'url') ? [{ text: title, link: url }] : [];
  }
  if (key === 'badge') return hasOnly('text', 'variant', 'class') ? [{ text: field.text }] : [];
  return [field.level, nameOf(field), field.enable, field.enabled, field.visible];
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one text by which an object is known. */
const nameOf = ({ name, text, title, image, src, url }: Fields): unknown =>
  name ?? text ?? title ?? image ?? src ?? url;

/** `{ tag, attrs, content }` as an entry of `head`. */
const elementOf = ({ tag, attrs = {}, content }: Fields): unknown =>
  content === undefined ? [tag, attrs] : [tag, attrs, content];

/** `sidebar: { order: 2 }` is a place in the sidebar. */
function ordered(key: string, field: unknown, { order }: Frontmatter): [string, unknown][] {
  const written = key === 'sidebar' && isObject(field) ? field.order : undefined;
  return typeof written === 'number' && order === undefined ? [['order', written]] : [];
}
