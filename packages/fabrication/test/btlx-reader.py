"""Reads BTLx 2.x as a machine does, with nothing of the writer: reference sides, processings and what they leave of a part.

A part's own axes: X along it, Y down its height, Z across its width; a reference side has x along the part and its normal outwards.
Arguments: the file, and a JSON file of questions: [part, [[x, up, across], ...]]. Prints sizes, processings, and answers: material or not.
"""
import json, math, sys
import xml.etree.ElementTree as ET

ns = "{https://www.design2machine.com}"


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def dot(a, b):
    return sum(p * q for p, q in zip(a, b))


def turned(v, axis, degrees):
    """Rodrigues"""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    k = cross(axis, v)
    d = dot(axis, v) * (1 - c)
    return [v[i] * c + k[i] * s + axis[i] * d for i in range(3)]


class Side:
    def __init__(self, number, width, height):
        self.origin, self.y = {
            1: ([0, 0, 0], [0, 0, 1]),
            2: ([0, height, 0], [0, -1, 0]),
            3: ([0, height, width], [0, 0, -1]),
            4: ([0, 0, width], [0, 1, 0]),
        }[number]
        self.x = [1, 0, 0]
        self.z = cross(self.x, self.y)

    def local(self, p):
        d = [a - b for a, b in zip(p, self.origin)]
        return dot(d, self.x), dot(d, self.y), dot(d, self.z)


def text(node, name):
    return node.find(ns + name).text


def number(node, name):
    return float(text(node, name))


def jack_rafter_cut(node, side, size):
    end = text(node, "Orientation") == "end"
    assert number(node, "StartY") == 0 and number(node, "StartDepth") == 0
    sign = -1 if end else 1
    normal = turned([1, 0, 0], [0, 1, 0], sign * (number(node, "Inclination") - 90))
    normal = turned(normal, [0, 0, 1], sign * (number(node, "Angle") - 90))
    start = number(node, "StartX")

    def removes(p):
        x, y, z = side.local(p)
        along = dot(normal, [x - start, y, z])
        return along > 0 if end else along < 0

    return removes


def slot(node, side, size):
    limits = node.find(ns + "MachiningLimits").attrib
    assert number(node, "StartDepth") == 0 and number(node, "Angle") == 0 and number(node, "Inclination") == 90
    assert [number(node, n) for n in ("AngleRefPoint", "AngleOppPoint", "AddAngleOppPoint")] == [90, 90, 0]
    x0, y0 = number(node, "StartX"), number(node, "StartY")
    low = x0 if limits["FaceLimitedStart"] == "yes" else -1e9
    high = x0 + number(node, "Length") if limits["FaceLimitedEnd"] == "yes" else 1e9
    deep = number(node, "Depth") if limits["FaceLimitedBottom"] == "yes" else 1e9
    half = number(node, "Thickness") / 2

    def removes(p):
        x, y, z = side.local(p)
        return low < x < high and abs(y - y0) < half and 0 < -z < deep

    return removes


def free_contour(node, side, size):
    contour = node.find(ns + "Contour")
    points = [contour.find(ns + "StartPoint")] + [line.find(ns + "EndPoint") for line in contour.findall(ns + "Line")]
    places = [(float(p.get("X")), float(p.get("Y"))) for p in points]
    assert places[0] == places[-1], "closed"
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(places, places[1:]))
    # the tool is inside: on the left of a contour that runs counterclockwise
    assert node.get("CounterSink") == "yes" and node.get("ToolPosition") == ("left" if area > 0 else "right")
    assert contour.get("DepthBounded") == "no"

    def removes(p):
        x, y, _ = side.local(p)
        inside = False
        for (x1, y1), (x2, y2) in zip(places, places[1:]):
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
                inside = not inside
        return inside

    return removes


def drilling(node, side, size):
    assert number(node, "Inclination") == 90 and text(node, "DepthLimited") == "no"
    x0, y0, r = number(node, "StartX"), number(node, "StartY"), number(node, "Diameter") / 2

    def removes(p):
        x, y, _ = side.local(p)
        return math.hypot(x - x0, y - y0) < r

    return removes


kinds = {"JackRafterCut": jack_rafter_cut, "Slot": slot, "FreeContour": free_contour, "Drilling": drilling}


def read(path):
    root = ET.parse(path).getroot()
    assert root.tag == ns + "BTLx"
    parts = []
    for part in root.iter(ns + "Part"):
        length, width, height = size = [float(part.get(n)) for n in ("Length", "Width", "Height")]
        nodes = list(part.find(ns + "Processings") or [])
        assert len({node.get("ProcessID") for node in nodes}) == len(nodes)
        tools = [kinds[n.tag.replace(ns, "")](n, Side(int(n.get("ReferencePlaneID")), width, height), size) for n in nodes]

        def material(x, up, across, tools=tools, size=size):
            if not (0 < x < size[0] and 0 < up < size[2] and 0 < across < size[1]):
                return False
            return not any(removes([x, size[2] - up, across]) for removes in tools)

        said = {name: part.get(name) for name in ("Count", "Designation", "Material")}
        parts.append({"size": size, **said, "kinds": [n.tag.replace(ns, "") for n in nodes], "material": material})
    return root.get("Version"), root.find(ns + "Project").get("Name"), parts


if __name__ == "__main__":
    version, project, parts = read(sys.argv[1])
    questions = json.load(open(sys.argv[2]))
    answers = [[parts[i]["material"](*place) for place in places] for i, places in questions]
    shown = [{k: v for k, v in part.items() if k != "material"} for part in parts]
    print(json.dumps({"version": version, "project": project, "parts": shown, "answers": answers}))
