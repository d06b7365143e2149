// The family drawn with lines from one generation to the next. It is a nested list, so a screen reader reads it as it is
// seen.
import { dollars } from '../frame/format.ts';
import type { TreeNode } from './family-tree.ts';
import { formatShare } from './names.ts';

interface Props {
  tree: TreeNode[];
  /** The sum that is divided is known. */
  hasSum: boolean;
  /** A fraction is of what is left after the spouse's first sum. */
  isOfRest: boolean;
}

export function FamilyTree(props: Props) {
  return (
    <div className="family-tree">
      <p className="tree-node tree-root">The person who died</p>
      <Branches {...props} />
    </div>
  );
}

function Branches({ tree, ...options }: Props) {
  return (
    <ul className="tree-branches">
      {tree.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: somebody is known here by place alone
        <li key={index}>
          <Node node={node} {...options} />
          {node.children.length > 0 && <Branches tree={node.children} {...options} />}
        </li>
      ))}
    </ul>
  );
}

const parentLabels = { both: 'also the spouse’s child', other: 'of another parent' };

function Node({ node, hasSum, isOfRest }: Omit<Props, 'tree'> & { node: TreeNode }) {
  const { name, living, diedTooSoon, of, heir } = node;
  if (living === undefined && !heir) return <p className="tree-group">{name}</p>;
  const causeOfDeath = diedTooSoon ? 'did not outlive long enough to count' : 'died first';
  const details = [living === false && causeOfDeath, of && parentLabels[of]].filter(Boolean).join(', ');
  return (
    <p className={`tree-node${heir ? ' takes' : ''}${living === false ? ' died' : ''}`}>
      <strong>{name}</strong>
      {details && <span className="tree-about">{details}</span>}
      {heir && (
        <span className="tree-share">
          {hasSum && `${dollars(heir.share)}: `}
          {formatShare(heir, isOfRest)}
        </span>
      )}
    </p>
  );
}
